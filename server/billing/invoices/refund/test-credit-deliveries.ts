import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Origin } from '#platform/http/call.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { cancelDelivery, acceptDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { creditDelivery, type DeliveryCreditOutcome } from './credit-delivery.ts';

const tenant: TenantId = 'ruter';

export type DeliveryKey = { readonly companyId: number; readonly id: number };

/** Does something as one change of the main operator. */
export async function inChange<Reply>(
  { dependencies: { database, clock, queue } }: Billing,
  work: (change: Change) => Promise<Reply>,
): Promise<Reply> {
  const origin: Origin = {
    tenant,
    userId: null,
    channel: 'portal',
    requestId: 'test',
    idempotency: null,
  };
  const changes = createChangePath({ database, clock, queue });
  const { reply } = await changes<{ reply: Reply }>(origin, async (change) => ({
    reply: await work(change),
  }));
  return reply;
}

const creditOf = ({ clock }: Billing, { companyId, id }: DeliveryKey) => ({
  tenant,
  companyId,
  relatedId: id,
  description: 'Ble ikke brukt',
  creditedBy: null,
  today: clock.today(),
  now: clock.now(),
});

/** Credits a delivery without a look at its row. */
export const creditAlone = (test: Billing, delivery: DeliveryKey): Promise<DeliveryCreditOutcome> =>
  inChange(test, (change) => creditDelivery(change, creditOf(test, delivery)));

/**
 * Cancels a delivery as a service does: its row is locked, credited and marked in one transaction; `meanwhile` is done
 * between the last two.
 */
export const cancelOne = (
  test: Billing,
  delivery: DeliveryKey,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<DeliveryCreditOutcome> =>
  inChange(test, async (change) => {
    if (!(await acceptDelivery(change.tx, delivery.id))) return 'already-credited';
    const outcome = await creditDelivery(change, creditOf(test, delivery));
    await meanwhile();
    await cancelDelivery(change.tx, delivery.id);
    return outcome;
  });
