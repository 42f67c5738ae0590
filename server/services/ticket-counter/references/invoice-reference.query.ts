import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { type Chosen, type ListRows, searchedRows } from '#platform/db/search/list-rows.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isLiveReference } from './live-reference.query.ts';

/** What a company may choose among. */
export type InvoiceReference = {
  readonly id: number;
  readonly reference: string;
  /** Of orders in a calendar year; null for no budget. */
  readonly budgetOre: number | null;
  /** What the personal reference must look like; null for anything. */
  readonly personalReferencePattern: string | null;
};

type InCompany = { readonly scope: Scope; readonly companyId: number };

/** The references of a company that are not deleted, in Norwegian order. */
export const invoiceReferences = (
  database: Database,
  { scope, companyId }: InCompany,
  { words, sort }: Chosen,
): ListRows<InvoiceReference> =>
  searchedRows(database, {
    schema: 'ticket_counter',
    table: 'invoice_reference',
    where: sql`${withinCompany(scope, 'invoice_reference', companyId)} and ${isLiveReference('invoice_reference')}`,
    words,
    sort,
    entry: sql`
      select reference.id, reference.reference, reference.budget_ore as "budgetOre",
             reference.personal_reference_pattern as "personalReferencePattern"
        from ticket_counter.invoice_reference as reference
       where reference.company_id = ${companyId} and reference.id = page.id`,
  });

/** What the list is sorted by. */
export const invoiceReferenceKeys = {
  reference: sql.ref('invoice_reference.sorted'),
  budget: () => ({ key: sql.ref('invoice_reference.budget_ore'), isNullable: true }),
};

/**
 * A reference of a company that is not deleted, with a shared lock: it cannot be deleted before the transaction ends.
 * If a deletion came first, the call waits for it and finds no reference.
 */
export const holdInvoiceReference = (
  tx: Transaction,
  inCompany: InCompany,
  id: number,
): Promise<InvoiceReference | undefined> =>
  referencesById(tx, inCompany, id).forShare().executeTakeFirst();

/** The same with an exclusive lock, before the reference is changed or deleted. */
export const lockInvoiceReference = (
  tx: Transaction,
  inCompany: InCompany,
  id: number,
): Promise<InvoiceReference | undefined> =>
  referencesById(tx, inCompany, id).forUpdate().executeTakeFirst();

const referencesById = (
  source: Database | Transaction,
  { scope, companyId }: InCompany,
  id: number,
) =>
  tablesOf(source)
    .selectFrom('ticket_counter.invoice_reference as reference')
    .select([
      'reference.id',
      'reference.reference',
      'reference.budget_ore as budgetOre',
      'reference.personal_reference_pattern as personalReferencePattern',
    ])
    .where(withinCompany(scope, 'reference', companyId))
    .where(isLiveReference('reference'))
    .where('reference.id', '=', id);
