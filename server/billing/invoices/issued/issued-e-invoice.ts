import type { Database } from '#platform/db/database.ts';
import type { DocumentKey } from '#billing/invoices/delivery/delivery.store.ts';
import { eInvoice } from '#billing/invoices/documents/e-invoice.ts';
import { collectInTurns } from './document-file.ts';
import { issuedDocument } from './issued-document.ts';
import { issuedRow } from './issued-row.query.ts';

/** The EHF of an issued document, and the organisation number of its seller. */
export async function issuedEInvoice(
  database: Database,
  { tenant, companyId, invoiceId }: DocumentKey,
): Promise<{ sender: string; xml: string }> {
  const row = await issuedRow(database, { tenant, companyId, id: invoiceId });
  const document = await issuedDocument(database, row, { tenant, language: 'nb' });
  const parts = await collectInTurns(eInvoice(document));
  return { sender: document.seller.organisationNumber, xml: parts.join('') };
}
