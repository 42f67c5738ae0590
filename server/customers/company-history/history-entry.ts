import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { differencesOf } from './differences.ts';
import type { HistoryNames } from './history-names.ts';
import type { HistoryRow } from './history-row.query.ts';
import { zoneNames } from './readings.ts';

/** A recorded change as users see it, without hidden fields. */
export const historyEntry = (
  { at, ticket, before, after, erased, batch, ...row }: HistoryRow,
  names: HistoryNames,
): HistoryEntry => ({
  ...row,
  at: Temporal.Instant.from(at),
  ticket: ticket && {
    id: ticket.id,
    zones: zoneNames([ticket.zoneFrom, ticket.zoneTo], names),
    allZones: ticket.allZones,
    startDate: Temporal.PlainDate.from(ticket.startDate),
  },
  differences: differencesOf({ before, after }, names),
  ...(erased && row.about === null && { erased }),
  ...(batch && { batch }),
});
