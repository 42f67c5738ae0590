import {
  listSubscribers as route,
  type SubscriberEntry,
} from '@takst/contract/subscribers/list-subscribers.contract.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { zonesOn } from '#zones/zones.public.ts';
import { type SubscriberRow, subscriberPage } from './subscriber-list.query.ts';

export const listSubscribers = (database: Database) =>
  serve(route, async ({ scope, params, query, today }) => {
    const request = { ...query, companyId: params.id, today };
    const [{ totalEntries, matches }, zones] = await Promise.all([
      subscriberPage(database, scope, request),
      zonesOn(database, scope.tenant, today),
    ]);
    const zoneNames = new Map(zones.map(({ id, name }) => [id, name]));
    return { reply: { totalEntries, matches: matches.map((row) => entryOf(row, zoneNames)) } };
  });

function entryOf(row: SubscriberRow, zoneNames: ReadonlyMap<string, string>): SubscriberEntry {
  if (!row.ticket) return { ...row, ticket: null };
  const { startDate, expirationDate, zoneFrom, zoneTo, ...ticket } = row.ticket;
  const zoneIds = [...new Set([zoneFrom, zoneTo])].filter((id) => id !== null);
  return {
    ...row,
    ticket: {
      ...ticket,
      startDate: Temporal.PlainDate.from(startDate),
      expirationDate: expirationDate === null ? null : Temporal.PlainDate.from(expirationDate),
      zones: zoneIds.map((id) => zoneNames.get(id) ?? id),
    },
  };
}
