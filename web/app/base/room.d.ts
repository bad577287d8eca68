// What a room adds to the app and to its page. Its index.js exports one as `room`, and rooms.js lists them all.

import type { News } from "./store.js";

/** What buttons do, by their data-action. */
export type Actions = Record<string, (button: HTMLElement) => unknown>;

/** What a key does, or null where it does nothing. */
export type Key = (event: KeyboardEvent) => (() => unknown) | null;

/** Shows the state; views are functions of it. */
export type Show<State, Speech> = (state: State, speech: Speech) => unknown;

/** Awaits what a person or another room has caused, and shows its fault at the top. */
export type Tried = (action: unknown) => Promise<void>;

/** What a room does at some news. Each of several runs though another fails. */
export type Heard<App, Page> = ((app: App, page: Page) => unknown)[];

/** `App` is what the room needs of the app, `Page` what it needs of the page. */
export interface Room<App extends { store: { state: unknown } }, Page = unknown> {
  /** Its slices of the state, whichever puzzle is on the table. */
  slices?: () => Record<string, unknown>;
  /** Its slices about one puzzle, made anew whenever another is opened; `kept` is what this browser stores of the puzzle. */
  fresh?: (kept: any) => Record<string, unknown>;
  actions?: (app: App, page: Page) => Actions;
  /** What it does at news, its own or another room's. */
  on?: Partial<Record<News, Heard<App, Page>>>;
  /** The keys of each tab. */
  keys?: (app: App, page: Page) => Partial<Record<"play" | "solve" | "watch" | "tiles", Key>>;
  /**
   * Makes its views. They show every change of the state; `watched` ones also the watched search, as it rushes on. `last`
   * is for what counts on all rooms having shown the state.
   */
  views?: (app: App, page: Page) => Partial<Record<"always" | "watched" | "last", Show<App["store"]["state"], any>[]>>;
  /** Listens to fields and gestures, and to what the browser reports. */
  listens?: (app: App, page: Page) => void;
  /** Computes what follows from the rest of the state, after each change. */
  derives?: (state: App["store"]["state"]) => void;
  /** Makes its part of the app, from what only a browser has. */
  adds?: (app: App, browser: any) => Partial<Omit<App, "store">> | void;
  /** What it keeps in localStorage itself, described for the room that reads all of it. */
  stored?: any;
  /** Reads what is stored, as all rooms keep it. The app opens nothing before, but waits two seconds at most. */
  reads?: (app: App, stored: any[]) => Promise<unknown>;
  /** What it does when the app starts, before anything is opened; `left` is what the rooms left in the history. */
  starts?: (app: App, page: Page, left: any) => void;
  /** Opens what the address says; `opened` is called once that is on the table, or cannot be. */
  opens?: (app: App, opened: () => void) => Promise<unknown>;
  /**
   * Once the address is opened: takes the person back to what they were doing, and returns whether it did. Rooms are asked
   * from the top, and the first that does is the last asked.
   */
  goesOn?: (app: App, page: Page, left: any) => boolean;
  /** What it leaves in the history for a reload; `before` is what is there. */
  leaves?: (state: App["store"]["state"], before: any) => Record<string, unknown>;
}
