export { forgetOldRows } from './batch-retention.store.ts';
export type {
  BatchWork,
  BoundWork,
  LoadRequest,
  RowDecision,
  RowEffect,
  WorkMoment,
} from './batch-work.ts';
export { eraseRows } from './erase-rows.store.ts';
export { bindWork } from './bind-work.ts';
