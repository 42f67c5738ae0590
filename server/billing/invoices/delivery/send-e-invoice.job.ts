import type { Database } from '#platform/db/database.ts';
import {
  type AccessPoint,
  EInvoiceRefused,
} from '#platform/integrations/access-point/access-point.public.ts';
import { FailedForGood, job, triesForHours } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { issuedEInvoice } from '#billing/invoices/issued/issued-e-invoice.ts';
import { deliveryData, messageOfError } from './delivery-data.ts';
import {
  type DeliveryKey,
  findDelivery,
  saveFailedTry,
  saveGivenUp,
  saveRefused,
  saveSent,
} from './delivery.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  /** Null where no EHF is sent. */
  readonly accessPoint: AccessPoint | null;
};

/** A receipt is there within minutes. */
const askAfter = { minutes: 1 };

/**
 * Hands an invoice or a credit note over to the access point. The document is made here, the same bytes at each try; by its
 * key the access point knows a document that it has already.
 */
export const sendEInvoice = job({
  name: 'send-e-invoice',
  data: deliveryData,
  retries: triesForHours,
  async work(key: DeliveryKey, dependencies: Dependencies) {
    const { database, clock, accessPoint } = dependencies;
    const delivery = await findDelivery(database, key, 'EHF');
    if (!delivery) return;
    if (!accessPoint) return refuse(dependencies, key, 'no access point is set');
    const { kind, number, organisationNumber: receiver } = delivery;
    try {
      const { sender, xml } = await issuedEInvoice(database, key);
      const { id } = await accessPoint.send({
        tenant: key.tenant,
        sender,
        receiver,
        kind,
        xml,
        key: `${key.tenant}-${number}-${key.attempt}`,
      });
      const now = clock.now();
      const transmission = { id, askAt: now.add(askAfter) };
      await database.transaction((tx) => saveSent(tx, key, { now, transmission }));
    } catch (error) {
      if (error instanceof EInvoiceRefused) return refuse(dependencies, key, error.reason);
      const failed = { now: clock.now(), reason: messageOfError(error) };
      await database.transaction((tx) => saveFailedTry(tx, key, failed));
      throw error;
    }
  },
  async onFailed(key: DeliveryKey, { database, clock }: Dependencies, { reason }) {
    await database.transaction((tx) => saveGivenUp(tx, key, { now: clock.now(), reason }));
  },
});

/** Customer support finds it in their list. */
async function refuse(
  { database, clock }: Dependencies,
  key: DeliveryKey,
  reason: string,
): Promise<never> {
  await database.transaction((tx) => saveRefused(tx, key, { now: clock.now(), reason }));
  throw new FailedForGood(reason);
}
