// Trusted Types, which TypeScript does not know yet. What a policy lets through counts
// as a string, as that is what every sink is declared to take.

interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(name: string): string;
}

declare var trustedTypes:
  | { createPolicy(name: string, rules: { createHTML?: (text: string) => string; createScriptURL?: (name: string) => string }): TrustedTypePolicy }
  | undefined;
