import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Validity } from '@takst/domain/ticketing/tickets/validity.ts';
import type { TicketAppScope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { lockSlotKeys } from '#ticketing/holders/holders.public.ts';
import { isNotAnonymised } from '#ticketing/tickets/ticket/live-entry.query.ts';
import type { HolderScope } from './holder-link.ts';

export type RedeemableTicket = Awaited<
  ReturnType<ReturnType<typeof redeemStore>['lockTicketsOfCode']>
>[number];

/** Writes of a ticket app: tickets of its operator, found by pickup code alone. */
export function redeemStore(tx: Transaction, app: TicketAppScope) {
  const tables = tablesOf(tx);

  const ofCode = (pickupCode: string) =>
    tables
      .selectFrom('tickets.ticket')
      .where('tenant', '=', app.tenant)
      .where('pickup_code', '=', pickupCode)
      .where(isNotAnonymised('ticket'));

  return {
    /**
     * The tickets with a code, oldest first: one, or several that continue each other. Read after locking
     * their slots as an order does: concurrent changes of the person's tickets run before or after.
     */
    async lockTicketsOfCode(pickupCode: string) {
      const slots = await ofCode(pickupCode).select(['medium_slot', 'holder_slot']).execute();
      const keys = slots.flatMap((ticket) => [ticket.medium_slot, ticket.holder_slot]);
      await lockSlotKeys(
        tx,
        keys.filter((key) => key !== null),
      );
      return (
        ofCode(pickupCode)
          .selectAll()
          .orderBy('medium_part')
          .forUpdate()
          // A check of the table holds the services.
          .$narrowType<{ service: TicketServiceId }>()
          .execute()
      );
    },

    /** Marks every ticket with the code; the one that is used may begin with that. */
    async markRedeemed(
      { id, pickupCode, validity }: { id: number; pickupCode: string; validity: Validity | null },
      { appId, at }: { appId: string; at: Temporal.Instant },
    ): Promise<void> {
      await tables
        .updateTable('tickets.ticket')
        .set({ downloaded_at: at, app_id: appId, ticket_app: app.clientId })
        .where('tenant', '=', app.tenant)
        .where('pickup_code', '=', pickupCode)
        .execute();
      if (validity === null) return;
      await tables
        .updateTable('tickets.ticket')
        .set({
          start_date: validity.startDate,
          expiration_date: validity.expirationDate,
          pending_through: null,
        })
        .where('tenant', '=', app.tenant)
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Saves the first showing of a ticket on its page; the caller has locked its slots. */
export async function setShown(
  tx: Transaction,
  { tenant, ticketId }: HolderScope,
  at: Temporal.Instant,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('tickets.ticket')
    .set({ shown_at: at })
    .where('tenant', '=', tenant)
    .where('id', '=', ticketId)
    .execute();
}
