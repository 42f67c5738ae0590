export { findInventedData } from './invented-data.query.ts';
export { readReferenceFile } from './reference-file.ts';
export {
  type FileOrigin,
  type RowChange,
  rowOrigin,
  type RowValues,
  stampOf,
} from './reference-row.ts';
export { saveReferenceRows } from './reference-rows.store.ts';
