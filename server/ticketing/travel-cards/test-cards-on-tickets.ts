import type { ReplacementReason } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import { cardSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { lockSlots } from '#ticketing/holders/holders.public.ts';
import { testCore } from '#ticketing/tickets/every-kind/test-core.ts';
import { everyKindIn } from '#ticketing/tickets/every-kind/test-every-kind.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testScope } from '#testing/test-scope.ts';
import { lockCardsOfTickets } from './card/card-on-ticket.query.ts';
import { cancelCards, deactivateCards } from './card/close-cards.ts';
import { decideMade, loadCardsToMake, makeCards } from './card/make-cards.ts';
import { type CardOrder, findNumbersHeldElsewhere, orderCards } from './order-cards.ts';
import { replaceCards } from './replace-cards.ts';

/** What tests do with cards, through the area's own functions and tickets of a service of tests. */
export function cardsIn(portal: TestPortal) {
  const core = testCore(portal);
  const kinds = everyKindIn(portal);
  const { companyId, tenant, inChange, moment } = core;
  const scope = testScope([companyId]);
  const today = () => portal.clock.today();

  /** Orders cards as a service does: locks the slots, refuses numbers that are held elsewhere; null for those. */
  const orderCard = (order: CardOrder): Promise<number | null> =>
    inChange(async (change) => {
      if (order.origin === 'existing') {
        await lockSlots(change.tx, tenant, [cardSlot(order.number)]);
        const numbersElsewhere = await findNumbersHeldElsewhere(change.tx, [order], {
          tenant,
          today: today(),
        });
        if (numbersElsewhere.size > 0) return null;
      }
      const [id = 0] = await orderCards(change, [order], moment());
      return id;
    });

  /** A ticket of Kari from 1 March on a new card that nobody has made yet. */
  const ticketOnNewCard = async (feeOre = 50_00) => {
    const cardId = (await orderCard({ companyId, origin: 'new', feeOre })) ?? 0;
    const { id: holderId } = await kinds.holder();
    const [ticketId = 0] = await kinds.issue({
      ...kinds.order,
      medium: 'card',
      mediumSlot: null,
      cardId,
      holderId,
    });
    return { cardId, ticketId, holderId };
  };

  return {
    ...core,
    ...kinds,
    scope,
    orderCard,
    ticketOnNewCard,
    /** Why the number was refused; null when the card was made. */
    make: (ticketId: number, number: string): Promise<string | null> =>
      inChange(async (change) => {
        const numberedTicket = { ticketId, number };
        const request = { scope, today: today(), given: [numberedTicket], lock: true };
        const decision = decideMade(await loadCardsToMake(change.tx, request), numberedTicket);
        if ('refused' in decision) return decision.refused;
        await makeCards(change, [decision.accepted], moment());
        return null;
      }),
    /** The new card's id; null when the card may not be replaced. */
    replace: (ticketId: number, reason: ReplacementReason = 'lost'): Promise<number | null> =>
      inChange(async (change) => {
        await core.tickets.lock(change.tx, { ...core.request(), ids: [ticketId] });
        const request = { scope, today: today() };
        const cards = await lockCardsOfTickets(change.tx, request, [ticketId]);
        const card = cards.get(ticketId);
        if (card?.state !== 'CREATED') return null;
        const [id = 0] = await replaceCards(change, [{ card, reason }], moment());
        return id;
      }),
    /** Cancels a pending ticket, and its card as a service does. */
    cancelWithCard: (ticketId: number): Promise<void> =>
      inChange(async (change) => {
        const [ticket] = await core.tickets.lock(change.tx, { ...core.request(), ids: [ticketId] });
        if (!ticket?.actions.has('cancel-pending-ticket')) return;
        const accepted = [{ row: ticket.row, reopened: null }];
        await core.tickets.cancel.save(change, accepted, moment());
        await cancelCards(change, [ticketId], { ...moment(), scope });
      }),
    deactivate: (ticketId: number): Promise<void> =>
      inChange(async (change) => {
        const request = { scope, today: today() };
        const cards = await lockCardsOfTickets(change.tx, request, [ticketId]);
        await deactivateCards(change, [...cards.values()], moment());
      }),
  };
}
