import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { describeCredit, describeLine, reasonOf } from './describe-invoice.ts';
import { findOpenedInvoice, type InvoiceRow } from './invoice.query.ts';
import { lineOfCreditNote, linesIn, periodsOfInvoice } from './line.query.ts';

/** An invoice or credit note that a service of its company opens, with its lines and why it credits them; undefined when it is out of reach. */
export async function openedInvoice(
  database: Database,
  scope: Scope,
  id: number,
): Promise<{ row: InvoiceRow; lines: InvoiceLine[]; reason: string | null } | undefined> {
  const row = await findOpenedInvoice(database, scope, id);
  if (!row) return undefined;
  const key = { companyId: row.company_id, id: row.id, agreementId: row.agreement_id };
  if (row.kind === 'invoice') {
    const lines = await linesIn(database, periodsOfInvoice(key));
    return { row, lines: lines.map(describeLine), reason: null };
  }
  const credited = await lineOfCreditNote(database, key);
  return { row, lines: credited.map(describeCredit), reason: reasonOf(credited) };
}
