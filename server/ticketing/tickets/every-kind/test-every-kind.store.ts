import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The tickets of a phone or card that are neither cancelled nor failed, by their first day. */
export const liveTicketsOfSlot = (database: Database, mediumSlot: number) =>
  tablesOf(database)
    .selectFrom('tickets.ticket')
    .selectAll()
    .where('medium_slot', '=', mediumSlot)
    .where('cancelled_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('start_date')
    .execute();

/** What is stored about a holder. */
export const holderFacts = (database: Database, id: number) =>
  tablesOf(database)
    .selectFrom('holders.holder')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Makes tickets those of another service. */
export const setServiceOf = (
  database: Database,
  ids: readonly number[],
  service: TicketServiceId,
) =>
  tablesOf(database)
    .updateTable('tickets.ticket')
    .set({ service })
    .where('id', 'in', ids)
    .execute();
