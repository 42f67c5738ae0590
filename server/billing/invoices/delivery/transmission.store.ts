import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { DeliveryKey } from './delivery.store.ts';

type Transmission = DeliveryKey & { readonly transmissionId: string };

/** Documents that the access point is asked about now; the next time is as far away as they were sent long ago. */
export async function claimTransmissions(
  tx: Transaction,
  { now, max }: { readonly now: Temporal.Instant; readonly max: number },
): Promise<Transmission[]> {
  const { rows } = await sql<Transmission>`
    update invoices.delivery
       set ask_at = ${now}::timestamptz
                    + greatest(interval '1 minute', least(interval '6 hours', ${now}::timestamptz - sent_at))
      from (select company_id, invoice_id from invoices.delivery
             where ask_at <= ${now}::timestamptz order by ask_at limit ${max} for update skip locked) as due
     where delivery.company_id = due.company_id and delivery.invoice_id = due.invoice_id
    returning delivery.tenant, delivery.company_id as "companyId", delivery.invoice_id as "invoiceId",
              attempt, transmission_id as "transmissionId"`.execute(tablesOf(tx));
  return rows;
}

/** The receiver's access point has taken it. */
export const saveDelivered = (tx: Transaction, key: DeliveryKey, at: Temporal.Instant) =>
  sentDelivery(tx, key).set({ delivered_at: at, ask_at: null }).execute();

/** It was accepted and came back: it counts as refused, with the reason. */
export const saveReturned = (
  tx: Transaction,
  key: DeliveryKey,
  { now, reason }: { readonly now: Temporal.Instant; readonly reason: string },
) =>
  sentDelivery(tx, key)
    .set({ sent_at: null, refused_at: now, failure: reason.slice(0, 500), ask_at: null })
    .execute();

const sentDelivery = (tx: Transaction, { companyId, invoiceId, attempt }: DeliveryKey) =>
  tablesOf(tx)
    .updateTable('invoices.delivery')
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .where('attempt', '=', attempt)
    .where('ask_at', 'is not', null);
