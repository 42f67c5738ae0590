import type { LockedBatch } from '../batch.store.ts';

/** Whether rows of a batch can be mended: of a draft, and those that wait in one that has stopped. */
export const isOpen = ({ state }: Pick<LockedBatch, 'state'>): boolean =>
  state === 'draft' || state === 'stopped';
