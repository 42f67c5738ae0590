import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { type RawBuilder, sql } from 'kysely';
import { type TicketReach, withinServices } from '#platform/scope/within-services.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type EntryReach = TicketReach<SubscriberServiceId>;

/** Whose a ticket or a subscription is; null when it is out of reach. The two share their numbers. */
export const holderOfEntry = (reach: EntryReach, id: number): RawBuilder<number | null> => sql`(
  select holder_id from tickets.ticket
   where id = ${id} and holder_id is not null and ${withinServices(reach, 'ticket')}
  union all
  select holder_id from subscriptions.subscription
   where id = ${id} and holder_id is not null and ${withinServices(reach, 'subscription')})`;

export async function findHolderOfEntry(
  source: Database | Transaction,
  reach: EntryReach,
  id: number,
): Promise<number | null> {
  const { rows } = await sql<{ holderId: number | null }>`
    select ${holderOfEntry(reach, id)} as "holderId"`.execute(tablesOf(source));
  return rows[0]?.holderId ?? null;
}
