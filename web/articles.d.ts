// The articles and their figures, as Go tells them; see types.d.ts.

import type { Count, Thought } from "./types.d.ts";

export interface ArticleMethods {
  /** The figures of five articles, and which runs count them. */
  articles: { params: Record<string, never>; result: ArticleList };
  /** What such a run counts: begins with handle 0, like mend. */
  numbers: { params: { article: string; run: string; handle?: number; budget: number }; result: Numbers };
}

export interface ArticleList {
  articles: Article[];
}

/** An article about such puzzles, with its puzzle as a link and its figures. */
export interface Article {
  key: string;
  title: string;
  /** "" where it does not say. */
  author: string;
  /** 0 where it does not say. */
  year: number;
  /** Of its program. */
  language: string;
  /** "" where that is not known. */
  address: string;
  puzzle: string;
  runs: string[];
  figures: Figure[];
}

/** A number of an article, by a formula or counted in a run; its value comes with the run. */
export interface Figure {
  name: string;
  /** Counted from 1 in the order in which cells are filled; 0 for none. */
  cell: number;
  /** By the article, word for word, or "". */
  said: string;
  by: string;
  run: string;
  /** In which the run fills the cells, such as "4,1,2,5,8,7,6,3,0"; "" where that is the usual one. */
  order: string;
  /** Whether it is how long the run took. */
  timed: boolean;
  value?: Value;
}

/** A number: an exact one, or else a measure. */
export interface Value {
  exact?: Count;
  measure: number;
}

/** What a run has counted, figure by figure of its article; null for those of other runs, and nothing before it is done. */
export interface Numbers extends Thought {
  values: (Value | null)[];
}
