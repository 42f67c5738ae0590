import { shareAt } from './share-at.ts';

/**
 * Some tests sweep over all that there is: every route as everybody, every state of every page. `npm test` tries a share of each
 * sweep and sets `SWEEP_TURN`, which says which one (docs/decisions/0153). Without it a sweep is tried as a whole.
 */
const turn = process.env['SWEEP_TURN'];

/** Those of a sweep that this run tries: one of so many shares, or all of them. */
export const shareOf = <T>(all: readonly T[], shares: number): T[] =>
  turn === undefined ? [...all] : shareAt(all, { shares, turn: Number(turn) });
