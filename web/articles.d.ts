// The types of the articles and their figures; see types.d.ts.

import type { Count, Thought } from "./types.d.ts";

export interface ArticleMethods {
  /** The articles, their figures, and the runs that count these. */
  articles: { params: Record<string, never>; result: ArticleList };
  /** The figures of one run: begins with handle 0, like mend. */
  numbers: { params: { article: string; run: string; handle?: number; budget: number }; result: Numbers };
}

export interface ArticleList {
  articles: Article[];
}

/** An article about edge-matching puzzles, its puzzle as a link, and its figures. */
export interface Article {
  key: string;
  title: string;
  /** "" where it does not say. */
  author: string;
  /** 0 where it does not say. */
  year: number;
  /** The language of the article's program. */
  language: string;
  /** "" where it is unknown. */
  address: string;
  puzzle: string;
  runs: string[];
  figures: Figure[];
}

/** A number of an article. One with a formula has a value at once; a counted one gets its value from its run. */
export interface Figure {
  name: string;
  /** Counted from 1 in the order in which cells are filled; 0 for none. */
  cell: number;
  /** What the article says, word for word, or "". */
  said: string;
  by: string;
  run: string;
  /** The order in which the run fills the cells, such as "4,1,2,5,8,7,6,3,0"; "" for the usual one. */
  order: string;
  /** Whether the figure is how long the run took. */
  timed: boolean;
  value?: Value;
}

/** An exact number, or else a measure. */
export interface Value {
  exact?: Count;
  measure: number;
}

/** One value per figure of the article: null for a figure of another run and for a timed one. Empty until done. */
export interface Numbers extends Thought {
  values: (Value | null)[];
}
