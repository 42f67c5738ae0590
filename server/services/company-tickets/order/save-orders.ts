import type {
  AcceptedOrder,
  TicketOrder,
} from '@takst/domain/services/company-tickets/decide-order.rules.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { PricedProduct } from '#catalogue/products/products.public.ts';
import { type OrderedNames, saveSubscribers } from '#ticketing/subscribers/subscribers.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { ticketProductOf } from './ticket-product-of.ts';
import type { OrderableAgreement } from './load-order-facts.ts';

/** An order in which everything is decided; its person's slot is locked. */
export type OrderToSave = AcceptedOrder<OrderableAgreement, PricedProduct> & {
  readonly order: PersonOrder;
  readonly slot: number;
};

/** An order with the subscriber that it is for. */
export type PersonOrder = TicketOrder &
  OrderedNames & {
    /** The day that the service notes for its people (`onOrdered`), where it is not the ticket's first one. */
    readonly movesInOn?: Temporal.PlainDate;
  };

type SaveMoment = { readonly scope: CompanyScope; readonly now: Temporal.Instant };
type SaveContext = { readonly change: Change; readonly tickets: Tickets };

/** Saves people and issues their tickets, in the order of the list; any number in the same statements. */
export async function saveOrders(
  { change, tickets }: SaveContext,
  orders: readonly OrderToSave[],
  { scope, now }: SaveMoment,
): Promise<{ id: number; subscriberId: number }[]> {
  const { tenant } = scope;
  const subscribers = await saveSubscribers(
    change.tx,
    scope,
    orders.map(({ agreement, order, slot }) => ({
      companyId: agreement.companyId,
      person: { phoneCountryCode: order.phoneCountryCode, phone: order.phone, slot },
      names: namesOf(order),
    })),
  );
  const drafts = orders.map(({ agreement, service, sold, order, slot }, place) => {
    const subscriber = subscribers[place];
    if (!subscriber) throw new Error('a subscriber was not saved');
    const { companyId, companyName, id: agreementId } = agreement;
    const { profileId, startDate, phoneCountryCode, phone } = order;
    const { names, before } = subscriber;
    const holder = { phoneCountryCode, phone };
    const terms = { agreementId, profileId, ...ticketProductOf(sold) };
    return {
      ...terms,
      service,
      companyId,
      holderId: subscriber.id,
      medium: 'phone' as const,
      mediumSlot: slot,
      holderSlot: null,
      startDate,
      notedFrom: order.movesInOn ?? startDate,
      recipient: { tenant, companyId, firstName: names.firstName, companyName, ...holder },
      recorded: {
        before,
        after: { ...names, ...holder, ...terms, subscriberId: subscriber.id, startDate },
      },
    };
  });
  const issued = await tickets.issue(change, drafts, { tenant, now });
  return issued.map(({ id }, place) => ({ id, subscriberId: drafts[place]?.holderId ?? 0 }));
}

const namesOf = ({ firstName, lastName, employeeId, hasNewNames }: OrderedNames): OrderedNames => ({
  firstName,
  lastName,
  employeeId,
  hasNewNames,
});

/** The slot of an order's person, which the facts were loaded with. */
export function lockedSlot(slots: ReadonlyMap<string, number>, order: TicketOrder): number {
  const slot = slots.get(personSlot(order).value);
  if (slot === undefined) throw new Error('the person of an order was not locked');
  return slot;
}
