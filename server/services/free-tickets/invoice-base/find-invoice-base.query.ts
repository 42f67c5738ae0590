import {
  type InvoiceBaseKey,
  invoiceBaseKey,
} from '@takst/domain/services/free-tickets/invoice-base-id.rules.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { openMonthsOf } from '#billing/invoices/invoices.public.ts';
import {
  invoiceBaseColumns,
  type InvoiceBaseRow,
  invoiceBases,
  type InvoiceBasesRequest,
} from './invoice-bases.query.ts';

type IdRequest = { readonly scope: Scope; readonly id: string; readonly today: Temporal.PlainDate };

export type FoundInvoiceBase = {
  readonly row: InvoiceBaseRow;
  /** What its lines are read by. */
  readonly request: InvoiceBasesRequest & InvoiceBaseKey;
};

/** Undefined where the id is none, or is of nothing that the scope reaches. */
export async function findInvoiceBase(
  database: Database,
  { scope, id, today }: IdRequest,
): Promise<FoundInvoiceBase | undefined> {
  const key = invoiceBaseKey(id);
  if (!key) return undefined;
  const companyId = await companyOfAgreement(database, scope, key.agreementId);
  if (companyId === undefined) return undefined;
  const openMonths = await openMonthsOf(database, { tenant: scope.tenant, companyId, today });
  const request = { ...key, scope, companyId, openMonths, today };
  const { rows } = await sql<InvoiceBaseRow>`
    with ${invoiceBases(request)} select ${invoiceBaseColumns} from base`.execute(
    tablesOf(database),
  );
  const [row] = rows;
  return row && { row, request };
}

async function companyOfAgreement(
  database: Database,
  scope: Scope,
  agreementId: number,
): Promise<number | undefined> {
  const row = await tablesOf(database)
    .selectFrom('agreements.agreement as agreement')
    .select('company_id')
    .where(withinScope(scope, 'agreement'))
    .where('agreement.id', '=', agreementId)
    .executeTakeFirst();
  return row?.company_id;
}
