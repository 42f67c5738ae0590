export { batchRowData } from './personal-data.query.ts';
export { forgetOldRows } from './batch-retention.store.ts';
export type {
  BatchWork,
  BoundWork,
  LoadRequest,
  RowDecision,
  RowEffect,
  StartRefusal,
  StartRequest,
  WorkMoment,
  WorkRow,
} from './batch/batch-work.ts';
export { eraseRows } from './erase-rows.store.ts';
export { batchesWithOptions, type StoredBatch } from './batch/batch.query.ts';
export { changeBatch } from './batch/batch.store.ts';
export { openBatch, type OpenBatch } from './draft/open-batch.ts';
export { type PlannedRow, planRows } from './draft/plan-rows.ts';
export { plannedRows, type StoredPlan } from './rows/planned-rows.store.ts';
export { subscribersOfDoneRows } from './rows/row.query.ts';
export { rowReply } from './rows/row-reply.ts';
export { findReadable } from './view/find-readable.ts';
export { bindWork } from './batch/bind-work.ts';
export { checkRows, type CheckedRows, type RowsOfCall } from './of-call/check-rows.ts';
export { startRows } from './of-call/start-rows.ts';
