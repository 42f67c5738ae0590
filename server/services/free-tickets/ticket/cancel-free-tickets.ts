import type { Scope } from '#platform/scope/scope.ts';
import { moveEntitlement } from '#services/free-tickets/book/entitlement.store.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { cancelCards } from '#ticketing/travel-cards/travel-cards.public.ts';

/**
 * Cancels tickets with their cards and fees (domain: Cancelling what is not made yet). Where an edit is taken back, the
 * right to a ticket is that of the holder before again.
 */
export function cancelFreeTickets(
  tickets: Pick<Tickets, 'cancel'>,
  scope: Scope,
): Tickets['cancel'] {
  const { cancel } = tickets;
  return {
    ...cancel,
    async save(change, cancelled, moment) {
      await cancel.save(change, cancelled, moment);
      const ids = cancelled.map(({ row }) => row.id);
      await cancelCards(change, ids, { scope, ...moment });
      for (const { row, reopened } of cancelled) {
        const slot = row.previous_holder_slot;
        if (!reopened || slot === null || slot === row.holder_slot) continue;
        await moveEntitlement(change.tx, { companyId: row.company_id, id: reopened.id }, slot);
      }
    },
  };
}
