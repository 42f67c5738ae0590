import type { InvoiceDetails } from '@takst/contract/billing/invoices/invoice.schema.ts';
import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type DeliveryState = InvoiceDetails['delivery'];

/** How and when a document reached its company; null where that was not noted. */
export async function findDeliveryState(
  database: Database,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<DeliveryState> {
  const row = await tablesOf(database)
    .selectFrom('invoices.delivery')
    .select(['sent_at', 'refused_at', 'delivered_at'])
    .select((table) => table.ref('way').$castTo<InvoiceWay | null>().as('way'))
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { way, sent_at: sentAt, refused_at: refusedAt, delivered_at: deliveredAt } = row;
  if (way === null) return { way, state: 'NOBODY', at: null };
  if (deliveredAt) return { way, state: 'DELIVERED', at: deliveredAt };
  if (sentAt) return { way, state: 'SENT', at: sentAt };
  return refusedAt ? { way, state: 'FAILED', at: refusedAt } : { way, state: 'WAITING', at: null };
}
