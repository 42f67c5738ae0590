export { historyEntry } from './history-entry.ts';
export { historyNames } from './history-names.ts';
export { historyRow, type HistoryRow } from './history-row.query.ts';
