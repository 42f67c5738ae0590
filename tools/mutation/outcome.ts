/** What became of a mutant: noticed by a failed test or by one that took too long, by none, or reached by none. */
export type Outcome = 'caught' | 'survived' | 'not covered';

/** A mutant that was tried. */
export type Trial = {
  /** From the root. */
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** What was changed, in one line. */
  readonly change: string;
  readonly outcome: Outcome;
};

/** The tried mutants of the folders of an area. */
export type AreaResult = {
  readonly folder: string;
  readonly found: number;
  readonly trials: readonly Trial[];
};
