import type { Slot } from '@takst/domain/ticketing/holders/slot.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { HeldTicket } from '@takst/domain/ticketing/tickets/held-ticket.rules.ts';
import type { TicketMediumOf } from '@takst/domain/ticketing/travel-cards/chosen-medium.rules.ts';
import type { Transaction } from '#platform/db/database.ts';
import { findSlotKeys, lockSlots } from '#ticketing/holders/holders.public.ts';
import { findHeldTickets } from '#ticketing/tickets/tickets.public.ts';
import { findNumbersHeldElsewhere } from './order-cards.ts';

type OrderOnMedium = { readonly medium: TicketMediumOf };

/** The keys of an order's slots. Null where there is none: a card without a number, or a slot that nobody has locked. */
export type OrderSlots = { readonly holder: number | null; readonly medium: number | null };

/** What is held already by the holders, and on the phones and cards, of orders. */
export type HeldByOrders<Order> = {
  readonly slotsOf: (order: Order) => OrderSlots;
  readonly heldByHolder: (order: Order) => readonly HeldTicket[];
  /** From all companies of the operator. */
  readonly heldOnMedium: (order: Order) => readonly HeldTicket[];
  /** Another company has a ticket on the card that is not over, whatever its days. */
  readonly isCardHeldElsewhere: (order: Order) => boolean;
};

type HeldRequest<Order> = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly orders: readonly Order[];
  /** Undefined for an order that is refused anyway. */
  readonly companyOf: (order: Order) => number | undefined;
  readonly slotsNamed: (
    order: Order,
    companyId: number | undefined,
  ) => { readonly holder: Slot | null; readonly medium: Slot | null };
  /** Locks holders, phones and cards of the orders before their tickets are read. */
  readonly lock: boolean;
};

/** Looks up what orders may conflict with, in a number of statements that does not depend on how many. */
export async function loadHeldByOrders<Order extends OrderOnMedium>(
  tx: Transaction,
  { tenant, today, orders, companyOf, slotsNamed, lock }: HeldRequest<Order>,
): Promise<HeldByOrders<Order>> {
  const named = (order: Order) => slotsNamed(order, companyOf(order));
  const slots = orders
    .map(named)
    .flatMap(({ holder, medium }) => [holder, medium].filter((slot) => slot !== null));
  const keys: readonly (number | null)[] = lock
    ? await lockSlots(tx, tenant, slots)
    : await findSlotKeys(tx, tenant, slots);
  const keyOf = new Map(slots.map((slot, place) => [asText(slot), keys[place] ?? null]));
  const slotsOf = (order: Order): OrderSlots => {
    const { holder, medium } = named(order);
    return {
      holder: (holder && keyOf.get(asText(holder))) ?? null,
      medium: (medium && keyOf.get(asText(medium))) ?? null,
    };
  };
  const presentKeys = keys.filter((key) => key !== null);
  const byHolder = await findHeldTickets(tx, presentKeys, 'holder');
  const onMedium = await findHeldTickets(tx, presentKeys, 'medium');
  const cards = orders.flatMap((order) => {
    const companyId = companyOf(order);
    return order.medium.kind === 'card' && companyId !== undefined
      ? [{ companyId, number: order.medium.cardNumber }]
      : [];
  });
  const heldElsewhere = await findNumbersHeldElsewhere(tx, cards, { tenant, today });
  const heldIn = (ticketsBySlot: ReadonlyMap<number, readonly HeldTicket[]>, key: number | null) =>
    key === null ? [] : (ticketsBySlot.get(key) ?? []);
  return {
    slotsOf,
    heldByHolder: (order) => heldIn(byHolder, slotsOf(order).holder),
    heldOnMedium: (order) => heldIn(onMedium, slotsOf(order).medium),
    isCardHeldElsewhere: ({ medium }) =>
      medium.kind === 'card' && heldElsewhere.has(medium.cardNumber),
  };
}

const asText = ({ kind, companyId, value }: Slot): string =>
  JSON.stringify([kind, companyId, value]);
