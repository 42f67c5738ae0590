import type { InvoiceLine } from '@takst/contract/invoices/invoice.schema.ts';
import type { Scope } from '#access/scope.ts';
import type { Database } from '#db/database.ts';
import { describeCredit, describeLine } from './describe-invoice.ts';
import {
  findOpenedInvoice,
  type InvoiceRow,
  lineOfCreditNote,
  linesIn,
  monthsOfInvoice,
} from './invoice.query.ts';

/** An invoice or credit note that a service of its company opens, with its lines; undefined when it is out of reach. */
export async function openedInvoice(
  database: Database,
  scope: Scope,
  id: number,
): Promise<{ row: InvoiceRow; lines: InvoiceLine[] } | undefined> {
  const row = await findOpenedInvoice(database, scope, id);
  if (!row) return undefined;
  const key = { companyId: row.company_id, id: row.id, agreementId: row.agreement_id };
  const lines =
    row.kind === 'invoice'
      ? (await linesIn(database, monthsOfInvoice(key))).map(describeLine)
      : (await lineOfCreditNote(database, key)).map(describeCredit);
  return { row, lines };
}
