import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Delivery, DeliveryKey } from './delivery.store.ts';
import { sendEInvoice } from './send-e-invoice.job.ts';
import { sendInvoiceEmail } from './send-invoice-email.job.ts';

/** Sends documents after the commit, each by its way. */
export async function enqueueDeliveries(
  enqueue: Change['enqueue'],
  deliveries: readonly Delivery[],
): Promise<void> {
  const by = (wanted: InvoiceWay) =>
    deliveries.flatMap(({ way, ...key }): DeliveryKey[] => (way === wanted ? [key] : []));
  await enqueue(sendInvoiceEmail, ...by('EMAIL'));
  await enqueue(sendEInvoice, ...by('EHF'));
}
