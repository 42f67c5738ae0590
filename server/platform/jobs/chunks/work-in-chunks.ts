/**
 * `goes-on`: something may be left to do. `over`: all is done, or the work no longer runs. `with-another-worker`: that
 * one has the lease and goes on.
 */
export type ChunkEnd = 'goes-on' | 'over' | 'with-another-worker';

export type ChunkResult = { readonly end: ChunkEnd; readonly items: number };

/** There is nothing left to do. */
export const over: ChunkResult = { end: 'over', items: 0 };
export const withAnotherWorker: ChunkResult = { end: 'with-another-worker', items: 0 };
/** The work has changed since it was read: it is read again. */
export const readAgain: ChunkResult = { end: 'goes-on', items: 0 };

/** The chunk that comes next. */
export type NextChunk<Item> = {
  /** Items that it has at most. */
  readonly max: number;
  /** Says which items are in work. What throws before is the fault of none of them. */
  readonly take: (items: readonly Item[]) => void;
};

/**
 * A piece of work, such as one batch, that workers carry out in chunks. It stores its cursor and its progress itself,
 * so that the next worker continues from there.
 */
export type WorkInChunks<Item> = {
  /**
   * Carries out the next items in one transaction: takes the lease (`claimLease`), reads the cursor, calls `take`, does
   * the items and moves the cursor. A process that is killed leaves all of it or nothing.
   */
  readonly carryOut: (chunk: NextChunk<Item>) => Promise<ChunkResult>;
  /**
   * Settles an item that has thrown alone, in a transaction with the lease. Leaves it when the cursor no longer stands
   * before it, as another worker has settled it.
   */
  readonly giveUp: (item: Item, error: unknown) => Promise<ChunkResult>;
  /** Items of the first chunk of a job, and the most. */
  readonly sizes: { readonly first: number; readonly most: number };
  /** Whether one chunk of such work is carried out at a time in a process, so that the calls of users come in between. */
  readonly isOneAtATime: boolean;
};
