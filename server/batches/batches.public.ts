export { forgetOldRows } from './batch-retention.store.ts';
export type {
  BatchWork,
  BoundWork,
  LoadRequest,
  RowDecision,
  RowEffect,
  WorkMoment,
} from './batch-work.ts';
export { bindWork } from './bind-work.ts';
