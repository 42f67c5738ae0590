import {
  type OrderFacts as Facts,
  type OrderAgreement,
  type TicketOrder,
} from '@takst/domain/services/company-tickets/decide-order.rules.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { AgreementTerms } from '#customers/agreements/agreements.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { findSlotKeys, isMobile, lockSlots } from '#ticketing/holders/holders.public.ts';
import { type PricedProduct, profilesOfCompany } from '#catalogue/products/products.public.ts';
import { findHeldTickets } from '#ticketing/tickets/tickets.public.ts';
import { mayPickAnyDate } from './date-terms.ts';
import { loadOffer } from './load-offer.ts';
import { loadQuarantine } from './quarantine.query.ts';

export type OrderableAgreement = AgreementTerms & OrderAgreement & { readonly id: number };

export type OrderFacts = Facts<OrderableAgreement, PricedProduct> & {
  /** The keys of the people's slots, by the slot's value; without locks, of those that exist. */
  readonly slots: ReadonlyMap<string, number>;
};

type FactsRequest = {
  readonly scope: CompanyScope;
  readonly today: Temporal.PlainDate;
  readonly orders: readonly Pick<TicketOrder, 'phone' | 'phoneCountryCode'>[];
  readonly agreements: ReadonlyMap<number, AgreementTerms>;
  readonly serviceOf: (terms: AgreementTerms) => SubscriberServiceId | null;
  /** Locks the people of the orders before their tickets are read. */
  readonly lock: boolean;
};

/** Everything that decides about orders, in a number of statements that does not depend on how many. */
export async function loadOrderFacts(
  tx: Transaction,
  { scope, today, orders, agreements, serviceOf, lock }: FactsRequest,
): Promise<OrderFacts> {
  const { tenant } = scope;
  const orderable = new Map<number, OrderableAgreement>();
  for (const [id, terms] of agreements) {
    const profiles = await profilesOfCompany(tx, { tenant, companyId: terms.companyId });
    const arbitraryDates = mayPickAnyDate(scope, terms);
    orderable.set(id, { ...terms, id, arbitraryDates, service: serviceOf(terms), profiles });
  }
  const { offerOn } = await loadOffer(tx, { tenant, today });
  const quarantineDaysOn = await loadQuarantine(tx, tenant);
  const people = [...new Map(orders.map(personSlot).map((slot) => [slot.value, slot])).values()];
  const keys = lock ? await lockSlots(tx, tenant, people) : await findSlotKeys(tx, tenant, people);
  const slots = new Map(
    people.flatMap(({ value }, place): [string, number][] => {
      const key = keys[place] ?? null;
      return key === null ? [] : [[value, key]];
    }),
  );
  const heldTickets = await findHeldTickets(tx, [...slots.values()]);
  return {
    today,
    agreements: orderable,
    offerOn,
    isMobile,
    heldBy: (order) => heldTickets.get(slots.get(personSlot(order).value) ?? 0) ?? [],
    quarantineDaysOn,
    slots,
  };
}
