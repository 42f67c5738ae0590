export { historyEntry } from './history-entry.ts';
export type { LoadHistoryNames } from './history-names.ts';
export { holderHistoryPage } from './holder-history.query.ts';
