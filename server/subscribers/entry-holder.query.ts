import type { SubscriberServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import { sql } from 'kysely';
import { type TicketReach, withinServices } from '#access/within-services.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Whose a ticket or a subscription is; undefined when it is out of reach. The two share their numbers. */
export async function findHolderOfEntry(
  source: Database | Transaction,
  reach: TicketReach<SubscriberServiceId>,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ holderId: number }>`
    select holder_id as "holderId" from tickets.ticket
     where id = ${id} and holder_id is not null and ${withinServices(reach, 'ticket')}
    union all
    select holder_id from subscriptions.subscription
     where id = ${id} and holder_id is not null and ${withinServices(reach, 'subscription')}`.execute(
    tablesOf(source),
  );
  return rows[0]?.holderId;
}
