import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { recordedCardState } from '@takst/domain/ticketing/travel-cards/recorded-card-state.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Transaction } from '#platform/db/database.ts';
import { aboutTicket, type ChangeMoment } from '#ticketing/tickets/tickets.public.ts';
import { closeCards, insertCards, type NewCard } from './card/card.store.ts';
import { findNumberHolders, type NumberHolder } from './card/held-numbers.query.ts';

/** A card that exists and whose number is given, or one that is to be made. */
export type CardOrder = { readonly companyId: number } & (
  | { readonly origin: 'existing'; readonly number: string }
  | { readonly origin: 'new'; readonly feeOre: number }
);

type OrderedNumber = { readonly companyId: number; readonly number: string };

/**
 * Those of the numbers that another company's card has while a ticket on it is active or pending: an order for one is
 * refused as `TICKET_ALREADY_EXISTS`, and nothing is told of it. The caller has locked the `card` slots of the numbers.
 */
export async function findNumbersHeldElsewhere(
  tx: Transaction,
  orders: readonly OrderedNumber[],
  moment: { readonly tenant: TenantId; readonly today: Temporal.PlainDate },
): Promise<ReadonlySet<string>> {
  const holders = await findNumberHolders(tx, numbersOf(orders), { ...moment, lock: false });
  const ordersOfHeldNumbers = orders.filter(({ companyId, number }) =>
    holders.some((card) => card.number === number && card.companyId !== companyId && card.isInUse),
  );
  return new Set(ordersOfHeldNumbers.map(({ number }) => number));
}

/**
 * Registers existing cards and requests new ones; their ids in the order of the list. A company that orders for a card
 * which it has had before goes on with it. One that another company no longer uses is released there. The caller has
 * locked the `card` slots of existing numbers and has refused those that `findNumbersHeldElsewhere` names; the tickets
 * that it issues record the numbers.
 */
export async function orderCards(
  change: Change,
  orders: readonly CardOrder[],
  moment: ChangeMoment,
): Promise<number[]> {
  const numbered = orders.flatMap((order) => (order.origin === 'existing' ? [order] : []));
  const { tenant } = moment;
  const today = businessDayOf(moment.now);
  const holders = await findNumberHolders(change.tx, numbersOf(numbered), {
    tenant,
    today,
    lock: true,
  });
  const owner = new Map(numbered.map(({ number, companyId }) => [number, companyId]));
  const others = holders.filter(({ number, companyId }) => owner.get(number) !== companyId);
  await releaseCards(change, others, moment);

  const ids = new Map(
    holders
      .filter(({ number, companyId }) => owner.get(number) === companyId)
      .map(({ number, cardId }) => [number, cardId]),
  );
  const unknown = [...new Set(numbered.map(({ number }) => number))].filter(
    (number) => !ids.has(number),
  );
  const requested = orders.filter(({ origin }) => origin === 'new');
  const inserted = await insertCards(
    change.tx,
    [
      ...unknown.map((number) =>
        newCard({ companyId: owner.get(number) ?? 0, origin: 'existing', number }),
      ),
      ...requested.map(newCard),
    ],
    moment,
  );
  unknown.forEach((number, place) => ids.set(number, inserted[place] ?? 0));
  let nextNew = unknown.length;
  return orders.map((order) => {
    const id = order.origin === 'existing' ? ids.get(order.number) : inserted[nextNew++];
    if (!id) throw new Error('a card was not inserted');
    return id;
  });
}

const newCard = (order: CardOrder): NewCard => ({
  companyId: order.companyId,
  origin: order.origin,
  number: order.origin === 'existing' ? order.number : null,
  feeOre: order.origin === 'new' ? order.feeOre : 0,
  replacesId: null,
  reason: null,
});

const numbersOf = (orders: readonly OrderedNumber[]): string[] =>
  orders.map(({ number }) => number);

/** The cards of companies that no longer use them, before another company gets their numbers. */
async function releaseCards(
  change: Change,
  cards: readonly NumberHolder[],
  moment: ChangeMoment,
): Promise<void> {
  if (cards.length === 0) return;
  if (cards.some(({ isInUse }) => isInUse)) throw new Error('a card is in use elsewhere');
  await closeCards(change.tx, cards, { ...moment, as: 'deactivated_at' });
  await change.record(
    ...cards.map(({ companyId, cardId, ticketId, holderId, number }) => ({
      ...(ticketId === null
        ? { companyId, subject: { type: 'travel-card', id: cardId }, about: null }
        : aboutTicket({ company_id: companyId, id: ticketId, holder_id: holderId })),
      kind: 'release-card' as const,
      before: {
        ...(ticketId !== null && { cardNumber: number }),
        cardState: recordedCardState('CREATED'),
      },
      after: { cardState: recordedCardState('DEACTIVATED') },
    })),
  );
}
