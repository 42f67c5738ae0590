/** A file that is written. */
export type NewFile = { readonly path: string; readonly text: string };

/** A line for a file that gathers things. */
export type Insertion = {
  readonly path: string;
  /** The list, record or interface that gets it; the only one that matches. */
  readonly into: string | RegExp;
  readonly line: string;
  /** The import that the line needs, as a statement. */
  readonly importing?: string;
  /** Names that the function around the list must take, such as `database`. */
  readonly taking?: readonly string[];
};

/** What a kind of skeleton consists of. */
export type Skeleton = {
  readonly files: readonly NewFile[];
  readonly insertions: readonly Insertion[];
  /** What an engineer has to do, and no program can. */
  readonly notes: readonly string[];
};

export const joined = (...skeletons: readonly Skeleton[]): Skeleton => ({
  files: skeletons.flatMap(({ files }) => files),
  insertions: skeletons.flatMap(({ insertions }) => insertions),
  notes: [...new Set(skeletons.flatMap(({ notes }) => notes))],
});
