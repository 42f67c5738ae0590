import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { decideCounterOrder } from '@takst/domain/services/ticket-counter/order/decide-counter-order.rules.ts';
import type { CounterOrder } from '@takst/domain/services/ticket-counter/order/counter-order.ts';
import { plannedDeliveries } from '@takst/domain/services/ticket-counter/order/planned-deliveries.rules.ts';
import { validityFrom } from '@takst/domain/services/ticket-counter/counter-ticket.rules.ts';
import { firstAndLastName } from '@takst/domain/services/ticket-counter/recipient-name.rules.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Transaction } from '@takst/server/platform/db/database.ts';
import { counterOrderStore } from '@takst/server/services/ticket-counter/order/counter-order.store.ts';
import { loadCounterOffer } from '@takst/server/services/ticket-counter/order/load-counter-offer.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import type { DemoService } from '../demo-service.ts';
import { codeFrom } from '../demo-tickets.ts';
import { type DemoCounter, deliverDemoOrder, demoCounters } from './counter-orders.store.ts';
import {
  counterOrdersOf,
  daysOfOrders,
  type DemoCounterOrder,
  firstCounterOrder,
} from './demo-counter-orders.ts';

/** Orders at ticket counters: every situation at the first counter of each operator, one order at the others. */
export const ticketCounterInDemo: DemoService = {
  /** Guests have no other tickets: they are placed with the orders. */
  peopleOf: () => [],
  place: async () => undefined,
  async placeBatches(tx, { moment: { today } }) {
    const offers = new Map<TenantId, Offer>();
    const chance = chanceFrom(11_000);
    for (const counter of await demoCounters(tx, today)) {
      const tenant = tenantIds().find((id) => id === counter.tenant);
      if (!tenant) continue;
      const cachedOffer = offers.get(tenant);
      // Its prices are those of that day and of all later ones.
      const offer =
        cachedOffer ?? (await loadCounterOffer(tx, { tenant, today: firstDayOf(today) }));
      offers.set(tenant, offer);
      const zone = offer.zones[0]?.name ?? '';
      const orders = counterOrdersOf({ tenant, terms: counter.terms, today, zone });
      const counterOrders = cachedOffer ? orders.filter(({ order }) => isUsual(order)) : orders;
      const place = { counter, tenant, today, chance, offer };
      for (const order of counterOrders) await placeOrder(tx, place, order);
    }
  },
};

type Offer = Awaited<ReturnType<typeof loadCounterOffer>>;

const firstDayOf = (today: Temporal.PlainDate) => today.subtract({ days: daysOfOrders });

const isUsual = ({ personalReference }: DemoCounterOrder['order']): boolean =>
  personalReference === firstCounterOrder.order.personalReference;

type Place = {
  readonly counter: DemoCounter;
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly chance: Chance;
  readonly offer: Offer;
};

/** Places an order by the rules of its day, and delivers it. */
async function placeOrder(
  tx: Transaction,
  { counter, tenant, today, chance, offer }: Place,
  { order: asked, daysAgo, fates }: DemoCounterOrder,
): Promise<void> {
  const { companyId, agreementId, terms, reference } = counter;
  const day = today.subtract({ days: daysAgo });
  const plainTime = Temporal.PlainTime.from('09:14').add({ minutes: chance.below(180) });
  const orderedAt = day.toZonedDateTime({ timeZone: businessTimeZone, plainTime }).toInstant();
  const facts = {
    tenant,
    today: day,
    now: orderedAt,
    agreement: {
      companyId,
      subtype: 'TICKETOFFICE',
      endDate: null,
      awaitsSignature: false,
      isDeleted: false,
      ticketCounter: terms,
    },
    offer,
    isReferenceMandatory: false,
    reference: reference
      ? { ...reference, budgetOre: null, personalReferencePattern: null, spentOre: 0 }
      : undefined,
    isMobile: () => true,
  };
  const order = {
    ...asked,
    agreementId,
    invoiceReferenceId: reference?.id ?? null,
    expectedOre: 0,
  };
  const accepted = acceptedAtItsPrice(facts, order);
  const priced = order.lines.map((line, place) => ({
    ...line,
    priceOre: accepted.lines[place]?.priceOre ?? 0,
  }));
  const planned = plannedDeliveries(order.medium, priced);
  const orderId = await counterOrderStore(tx).insert({
    tenant,
    companyId,
    orderedBy: counter.buyerId,
    appPurchase: null,
    now: orderedAt,
    order,
    accepted,
    deliveries: planned,
  });
  const product = offer.products.find(({ id }) => id === order.productId);
  const at = orderedAt.add({ hours: 2 });
  const used = validityFrom(product ?? { nrOfDaysValid: null, tripHours: null }, at);
  const deliveries = planned.flatMap(({ firstPosition, count, phones }) =>
    Array.from({ length: count }, (_, place) => ({
      position: firstPosition + place,
      ...firstAndLastName(phones[place]?.name ?? null),
      pickupCode: order.medium === 'phone' ? codeFrom(chance, 8) : null,
      fate: fates[firstPosition + place] ?? null,
      at,
      usedFrom: used.startDate,
      usedThrough: used.expirationDate ?? used.startDate,
    })),
  );
  const isSent = order.sendAt === null;
  const newOrder = { companyId, orderId, orderedAt, deliveredOn: day, isSent, deliveries };
  await deliverDemoOrder(tx, newOrder);
}

type Facts = Parameters<typeof decideCounterOrder>[0];

/** The rules say what an order costs by refusing another amount. */
function acceptedAtItsPrice(facts: Facts, order: CounterOrder) {
  const first = decideCounterOrder(facts, order);
  const expectedOre =
    'refused' in first && first.refused.code === 'PRICE_CHANGED' ? first.refused.totalOre : 0;
  const decided = decideCounterOrder(facts, { ...order, expectedOre });
  if ('refused' in decided) {
    throw new Error(`${order.personalReference} of the demo: ${JSON.stringify(decided.refused)}`);
  }
  return decided.accepted;
}
