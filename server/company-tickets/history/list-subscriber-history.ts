import type {
  HistoryEntry,
  listSubscriberHistory as route,
} from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import { differencesBy } from '#changes/differences.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { type ChangeRow, historyPage } from './history.query.ts';
import { noNames, type TicketNames, ticketNames } from './ticket-names.ts';
import { ticketReadings } from './ticket-readings.ts';

/** What happened to one person's tickets: when, who, through which channel, before and after. */
export const listSubscriberHistory =
  (database: Database) =>
  async ({ scope, params, query, today }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const { isKnown, totalEntries, matches } = await historyPage(database, scope, {
      ...query,
      subscriberId: params.id,
    });
    if (!isKnown) return { refused: { code: 'SUBSCRIBER_NOT_FOUND' } };
    const names = matches.length > 0 ? await ticketNames(database, scope.tenant, today) : noNames;
    return { reply: { totalEntries, matches: matches.map((row) => entryOf(row, names)) } };
  };

const entryOf = ({ before, after, ...row }: ChangeRow, names: TicketNames): HistoryEntry => ({
  ...row,
  at: Temporal.Instant.from(row.at),
  differences: differencesBy(ticketReadings, { before, after }, names),
});
