// Trusted Types, which TypeScript does not know yet. What a policy returns is declared as a string, since
// that is what every sink takes.

interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(name: string): string;
}

declare var trustedTypes:
  | { createPolicy(name: string, rules: { createHTML?: (text: string) => string; createScriptURL?: (name: string) => string }): TrustedTypePolicy }
  | undefined;
