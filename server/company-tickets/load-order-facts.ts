import {
  type OrderFacts as Facts,
  type OrderAgreement,
  type TicketOrder,
} from '@takst/domain/company-tickets/decide-order.rules.ts';
import { personSlot, type Slot } from '@takst/domain/holders/slot.ts';
import type { SubscriberServiceId } from '@takst/domain/tickets/ticket-service-id.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Scope } from '#access/scope.ts';
import type { AgreementTerms } from '#agreements/agreements.public.ts';
import type { Database, Transaction } from '#db/database.ts';
import { findSlotKeys, lockSlots } from '#holders/holders.public.ts';
import { type PricedProduct, productsFrom, profilesOfCompany } from '#products/products.public.ts';
import { findHeldTickets } from '#tickets/tickets.public.ts';
import { zoneMapsFrom } from '#zones/zones.public.ts';
import { mayPickAnyDate } from './date-terms.ts';
import { isMobile } from './mobile-number.ts';
import { loadQuarantine } from './quarantine.query.ts';

export type OrderableAgreement = AgreementTerms & OrderAgreement & { readonly id: number };

export type OrderFacts = Facts<OrderableAgreement, PricedProduct> & {
  /** The keys of the people's slots, by the slot's value; without locks, of those that exist. */
  readonly slots: ReadonlyMap<string, number>;
};

type FactsRequest = {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
  readonly orders: readonly Pick<TicketOrder, 'phone' | 'phoneCountryCode'>[];
  readonly agreements: ReadonlyMap<number, AgreementTerms>;
  readonly serviceOf: (terms: AgreementTerms) => SubscriberServiceId | null;
  /** Locks the people of the orders before their tickets are read. */
  readonly lock: boolean;
};

/** Zones and products do not change within a month that somebody is ordering in: one answer serves all. */
const offerFrom = (today: Temporal.PlainDate): Temporal.PlainDate =>
  firstOfMonth(today).subtract({ months: 1 });

/** What is sold, read before a transaction so that it is cached. */
export async function warmOffer(
  database: Database,
  { tenant, companyId, today }: { tenant: TenantId; companyId: number; today: Temporal.PlainDate },
): Promise<void> {
  await zoneMapsFrom(database, tenant, offerFrom(today));
  await productsFrom(database, tenant, offerFrom(today));
  await profilesOfCompany(database, { tenant, companyId });
}

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
  const zonesOn = await zoneMapsFrom(tx, tenant, offerFrom(today));
  const products = await productsFrom(tx, tenant, offerFrom(today));
  const quarantineDaysOn = await loadQuarantine(tx, tenant);
  const people = [...new Map(orders.map(personSlot).map((slot) => [slot.value, slot])).values()];
  const slots = lock
    ? await lockPeople(tx, tenant, people)
    : await findSlotKeys(tx, tenant, people);
  const held = await findHeldTickets(tx, [...slots.values()]);
  return {
    today,
    agreements: orderable,
    offerOn: (service, start) => ({
      ...tenants[tenant],
      zones: zonesOn(start),
      products: products.filter(({ services }) => services.includes(service)),
    }),
    isMobile,
    heldBy: (order) => held.get(slots.get(personSlot(order).value) ?? 0) ?? [],
    quarantineDaysOn,
    slots,
  };
}

async function lockPeople(
  tx: Transaction,
  tenant: TenantId,
  people: readonly Slot[],
): Promise<Map<string, number>> {
  const keys = await lockSlots(tx, tenant, people);
  return new Map(
    people.map(({ value }, place) => {
      const key = keys[place];
      if (key === undefined) throw new Error('a slot was not locked');
      return [value, key];
    }),
  );
}
