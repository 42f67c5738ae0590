import type { TicketAppScope } from '#access/scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** Writes of a ticket app: tickets of its operator, found by pickup code alone. */
export function redeemStore(tx: Transaction, app: TicketAppScope) {
  const tables = tablesOf(tx);

  const ofCode = (pickupCode: string) =>
    tables
      .selectFrom('tickets.ticket')
      .where('tenant', '=', app.tenant)
      .where('pickup_code', '=', pickupCode)
      .where('anonymised_at', 'is', null);

  return {
    /**
     * The ticket with a code, read after locking its person as an order does: concurrent changes of
     * the person's tickets run before or after.
     */
    async lockTicketOfCode(pickupCode: string) {
      const ticket = await ofCode(pickupCode).select('person_key').executeTakeFirst();
      if (!ticket) return undefined;
      await tables
        .selectFrom('company_tickets.person')
        .select('key')
        .where('tenant', '=', app.tenant)
        .where('key', '=', ticket.person_key)
        .forUpdate()
        .execute();
      return ofCode(pickupCode).selectAll().executeTakeFirst();
    },

    async markRedeemed(ticketId: number, { appId, at }: { appId: string; at: Temporal.Instant }) {
      await tables
        .updateTable('tickets.ticket')
        .set({ downloaded_at: at, app_id: appId, ticket_app: app.clientId })
        .where('tenant', '=', app.tenant)
        .where('id', '=', ticketId)
        .execute();
    },
  };
}
