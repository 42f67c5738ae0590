import type { reportPurchase } from '@takst/contract/services/ticket-counter/covers/report-purchase.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { CounterZones } from '@takst/domain/services/ticket-counter/order/counter-price.rules.ts';
import { plannedDeliveries } from '@takst/domain/services/ticket-counter/order/planned-deliveries.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { counterOrderStore } from '../order/counter-order.store.ts';
import type { LockedCover } from './purchase.store.ts';

type Purchase = {
  readonly tenant: TenantId;
  readonly cover: LockedCover;
  readonly body: Body<typeof reportPurchase>;
  readonly amountOre: number;
  readonly zones: CounterZones;
  readonly vatPercent: number;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
};

/** Saves a purchase as an order of one ticket, and records it; the id of the order. */
export async function savePurchase(
  change: Change,
  { tenant, cover, body, amountOre, zones, vatPercent, today, now }: Purchase,
): Promise<number> {
  const { companyId, agreementId, referenceId, reference } = cover;
  const { productTemplateId: productId, profileId } = body;
  const line = { profileId, quantity: 1, phones: [], cardNumbers: [] };
  const id = await counterOrderStore(change.tx).insert({
    tenant,
    companyId,
    orderedBy: null,
    appPurchase: { id: body.purchaseId, coveredPersonId: body.coverId },
    now,
    order: {
      agreementId,
      productId,
      medium: 'phone',
      sendAt: null,
      handOver: null,
      personalReference: null,
    },
    accepted: {
      type: 'TICKET',
      zones,
      lines: [{ profileId, quantity: 1, priceOre: amountOre, vatPercent }],
      requested: 1,
      totalOre: amountOre,
      startDate: today,
      expiresOn: today,
      reference: { id: referenceId, reference },
    },
    deliveries: plannedDeliveries('phone', [{ ...line, priceOre: amountOre }]),
  });
  await change.record({
    companyId,
    kind: 'order-counter-tickets',
    subject: { type: 'counter-order', id },
    about: null,
    before: null,
    after: { productId, agreementId, requestedTickets: 1, counterTotal: amountOre },
  });
  return id;
}
