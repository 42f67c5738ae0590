export { historyEntry } from './history-entry.ts';
export { historyNames } from './history-names.ts';
export { holderHistoryPage } from './holder-history.query.ts';
