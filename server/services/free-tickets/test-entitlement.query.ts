import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** The entitlement of a ticket. */
export const entitlementOf = (database: Database, ticketId: number) =>
  tablesOf(database)
    .selectFrom('free_tickets.ticket_detail as detail')
    .innerJoin('free_tickets.entitlement as entitlement', (join) =>
      join
        .onRef('entitlement.company_id', '=', 'detail.company_id')
        .onRef('entitlement.id', '=', 'detail.entitlement_id'),
    )
    .selectAll('entitlement')
    .where('detail.ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();

/** The slot of an entitlement's person; null where it has none. The entitlement may have no ticket left. */
export async function slotOfEntitlement(database: Database, id: number): Promise<number | null> {
  const { holder_slot: slot } = await tablesOf(database)
    .selectFrom('free_tickets.entitlement')
    .select('holder_slot')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return slot;
}
