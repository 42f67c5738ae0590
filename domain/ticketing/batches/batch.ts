/** How far a batch has come. */
export const batchStates = [
  /** Rows are read, checked and mended. */
  'draft',
  'running',
  /** A row was refused or failed, or somebody stopped it; it can go on. */
  'stopped',
  /** Every row is settled. */
  'finished',
  /** A user ended it before its last row. */
  'ended',
  'discarded',
] as const;
export type BatchState = (typeof batchStates)[number];

export const rowStates = [
  'unchecked',
  'faulty',
  'ready',
  'left-out',
  'done',
  'refused',
  'failed',
] as const;
export type RowState = (typeof rowStates)[number];

/** Whether a batch stops at the first row that is refused or fails. */
export const refusalReactions = ['stop', 'go-on'] as const;
export type RefusalReaction = (typeof refusalReactions)[number];

export const batchActions = [
  'start',
  'stop',
  /** Goes on with the row after the one at which it stopped; that row stays refused. */
  'skip',
  /** Tries the row at which it stopped again, as it is mended now, and goes on. */
  'go-on',
  /** Goes on and passes over every row that is refused. */
  'go-on-with-rest',
  'end',
  'discard',
] as const;
export type BatchAction = (typeof batchActions)[number];

const actionsIn: Readonly<Record<BatchState, readonly BatchAction[]>> = {
  draft: ['start', 'discard'],
  running: ['stop'],
  stopped: ['go-on', 'skip', 'go-on-with-rest', 'end'],
  finished: [],
  ended: [],
  discarded: [],
};

export const mayDo = (state: BatchState, action: BatchAction): boolean =>
  actionsIn[state].includes(action);

/** Rows in one request, and rows that one request checks. */
export const maxRowsAtOnce = 1000;
/** Characters in one cell. */
export const maxCellLength = 500;
