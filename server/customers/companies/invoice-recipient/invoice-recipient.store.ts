import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';

export type StoredRecipient = {
  readonly way: InvoiceWay | null;
  readonly email: string | null;
  readonly reachedByEhf: boolean | null;
  readonly lookedUpAt: Temporal.Instant | null;
};

const unknown: StoredRecipient = { way: null, email: null, reachedByEhf: null, lookedUpAt: null };

/** How a company gets its invoices. */
export async function findRecipient(
  source: Database | Transaction,
  scope: CompanyScope,
  companyId: number,
): Promise<StoredRecipient> {
  const row = await tablesOf(source)
    .selectFrom('companies.invoice_recipient as recipient')
    .select([
      (table) => table.ref('way').$castTo<InvoiceWay | null>().as('way'),
      'email',
      'reached_by_ehf as reachedByEhf',
      'looked_up_at as lookedUpAt',
    ])
    .where(withinCompany(scope, 'recipient', companyId))
    .executeTakeFirst();
  return row ?? unknown;
}

/** Agreements that have an address for their invoices themselves. */
export const emailsOfAgreements = (
  source: Database | Transaction,
  scope: CompanyScope,
  companyId: number,
) =>
  tablesOf(source)
    .selectFrom('agreements.agreement as agreement')
    .select([
      'agreement.id as agreementId',
      'agreement.invoice_reference as invoiceReference',
      (table) => table.ref('email_for_invoice_preview').$castTo<string>().as('email'),
    ])
    .where(withinCompany(scope, 'agreement', companyId))
    .where(isLiveAgreement('agreement'))
    .where('email_for_invoice_preview', 'is not', null)
    .orderBy('agreement.id')
    .execute();

export type RecipientKey = { readonly tenant: TenantId; readonly companyId: number };

/** Locks the row of a company until the transaction ends; the first time makes it. */
export async function lockRecipient(
  tx: Transaction,
  { tenant, companyId }: RecipientKey,
): Promise<void> {
  await tablesOf(tx)
    .insertInto('companies.invoice_recipient')
    .values({ tenant, company_id: companyId })
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .execute();
  await tablesOf(tx)
    .selectFrom('companies.invoice_recipient')
    .select('company_id')
    .where('tenant', '=', tenant)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The caller has locked it. */
export const saveChoice = (
  tx: Transaction,
  { tenant, companyId }: RecipientKey,
  { way, email }: Pick<StoredRecipient, 'way' | 'email'>,
) =>
  tablesOf(tx)
    .updateTable('companies.invoice_recipient')
    .set({ way, email })
    .where('tenant', '=', tenant)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();

export const saveLookUp = (
  tx: Transaction,
  { tenant, companyId }: RecipientKey,
  { isReached, now }: { readonly isReached: boolean; readonly now: Temporal.Instant },
) =>
  tablesOf(tx)
    .insertInto('companies.invoice_recipient')
    .values({ tenant, company_id: companyId, reached_by_ehf: isReached, looked_up_at: now })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ reached_by_ehf: isReached, looked_up_at: now }),
    )
    .execute();

/** Where no EHF is sent any more, nobody is reached by it. */
export const forgetLookUps = (tx: Transaction) =>
  tablesOf(tx)
    .updateTable('companies.invoice_recipient')
    .set({ reached_by_ehf: null, looked_up_at: null })
    .where('looked_up_at', 'is not', null)
    .execute();

export type CompanyToLookUp = RecipientKey & { readonly organisationNumber: string };

/** Companies that nobody has looked up since a moment: first those that nobody has looked up at all. */
export async function companiesToLookUp(
  database: Database,
  { since, max }: { readonly since: Temporal.Instant; readonly max: number },
): Promise<CompanyToLookUp[]> {
  const { rows } = await sql<CompanyToLookUp>`
    select company.tenant, company.id as "companyId", organisation_number as "organisationNumber"
      from companies.company
      left join companies.invoice_recipient recipient on recipient.company_id = company.id
     where ${isLiveCompany('company')}
       and (looked_up_at is null or looked_up_at < ${since}::timestamptz)
     order by looked_up_at nulls first, company.id limit ${max}`.execute(tablesOf(database));
  return rows;
}

/** Undefined when it is outside the scope. */
export const organisationNumberOf = (
  database: Database,
  { tenant }: Pick<RecipientKey, 'tenant'>,
  companyId: number,
) =>
  tablesOf(database)
    .selectFrom('companies.company as company')
    .select('organisation_number as number')
    .where('company.tenant', '=', tenant)
    .where('company.id', '=', companyId)
    .executeTakeFirst();
