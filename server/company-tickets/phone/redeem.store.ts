import type { TicketAppScope } from '#access/ticket-app-scope.ts';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** What decides whether a ticket can be redeemed. */
export type RedeemableTicket = NonNullable<
  Awaited<ReturnType<ReturnType<typeof redeemStore>['lockTicketOfCode']>>
>;

/** The writes of a ticket app: the tickets of its operator, by their codes alone. */
export function redeemStore(tx: Transaction, app: TicketAppScope) {
  const tables = tablesOf(tx);

  const ofCode = (pickupCode: string) =>
    tables
      .selectFrom('company_tickets.ticket')
      .where('tenant', '=', app.tenant)
      .where('pickup_code', '=', pickupCode)
      .where('anonymised_at', 'is', null);

  return {
    /**
     * The ticket of a code, with its person's row locked as an order locks it: an end, a change of
     * zone or a new code for the same person comes before or after, never between. It is read when
     * the lock is there, for what stood there before may be of yesterday.
     */
    async lockTicketOfCode(pickupCode: string) {
      const found = await ofCode(pickupCode).select('person_key').executeTakeFirst();
      if (!found) return undefined;
      await tables
        .selectFrom('company_tickets.person')
        .select('key')
        .where('tenant', '=', app.tenant)
        .where('key', '=', found.person_key)
        .forUpdate()
        .execute();
      return ofCode(pickupCode).selectAll().executeTakeFirst();
    },

    async markRedeemed(ticketId: number, { appId, at }: { appId: string; at: Temporal.Instant }) {
      await tables
        .updateTable('company_tickets.ticket')
        .set({ downloaded_at: at, app_id: appId, ticket_app: app.clientId })
        .where('tenant', '=', app.tenant)
        .where('id', '=', ticketId)
        .execute();
    },
  };
}
