import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each company with a counter: settings by which buyers add references, a reference, and somebody covered by it. */
export async function placeCounters(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    with company as (
      select distinct tenant, company_id from agreements.agreement where subtype = 'TICKETOFFICE'
    ), settings as (
      insert into ticket_counter.settings (
        tenant, company_id, allow_ticket_admins_to_update_invoice_references, invoice_reference_is_mandatory, changed_at)
      select tenant, company_id, true, false, ${now}::timestamptz from company
      on conflict (company_id) do nothing
    ), reference as (
      insert into ticket_counter.invoice_reference (tenant, company_id, reference)
      select tenant, company_id, 'Gjester ' || company_id from company
      returning tenant, company_id, id
    )
    insert into ticket_counter.covered_person (tenant, company_id, name, phone_country_code, phone, invoice_reference_id)
    select tenant, company_id, 'Reisende ' || company_id, '+47', '4' || lpad(right(company_id::text, 7), 7, '0'), id
      from reference`.execute(tablesOf(tx));
}

const idsIn =
  (table: 'ticket_counter.invoice_reference' | 'ticket_counter.covered_person') =>
  (tx: Transaction) =>
    tablesOf(tx)
      .selectFrom(table)
      .select(['id', 'company_id as companyId'])
      .orderBy('id')
      .execute();

export const referenceIds = idsIn('ticket_counter.invoice_reference');
export const coveredPersonIds = idsIn('ticket_counter.covered_person');

/** As if a company had never used its counter. */
export async function forgetCounter(database: Database, companyId: number): Promise<void> {
  const tables = tablesOf(database);
  for (const table of ['covered_person', 'invoice_reference', 'settings'] as const) {
    await tables
      .deleteFrom(`ticket_counter.${table}`)
      .where('company_id', '=', companyId)
      .execute();
  }
}

/** References of a company, with those that are deleted, by their id. */
export const storedReferences = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('ticket_counter.invoice_reference')
    .select(['id', 'reference', 'is_live as isLive'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();

/** The people that a company pays for, by id. */
export const storedPeople = (database: Database, companyId: number) =>
  tablesOf(database)
    .selectFrom('ticket_counter.covered_person')
    .select(['id', 'name', 'phone', 'invoice_reference_id as invoiceReferenceId'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();

type CounterAgreement = { readonly companyId: number; readonly endDate: Temporal.PlainDate | null };

/** Gives every counter agreement of a company a last day, or none. */
export const endCounter = (database: Database, { companyId, endDate }: CounterAgreement) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ end_date: endDate })
    .where('company_id', '=', companyId)
    .where('subtype', '=', 'TICKETOFFICE')
    .execute();

export const deleteCounter = (
  database: Database,
  {
    companyId,
    deletedAt,
  }: { readonly companyId: number; readonly deletedAt: Temporal.Instant | null },
) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ deleted_at: deletedAt })
    .where('company_id', '=', companyId)
    .where('subtype', '=', 'TICKETOFFICE')
    .execute();

/** Puts somebody under a reference without asking whether it is there. */
export const coverUnasked = (
  database: Database,
  { companyId, referenceId }: { readonly companyId: number; readonly referenceId: number },
) =>
  sql`
    insert into ticket_counter.covered_person (tenant, company_id, name, phone_country_code, phone, invoice_reference_id)
    select tenant, company_id, 'Ukjent', '+47', '49999999', id from ticket_counter.invoice_reference
     where company_id = ${companyId} and id = ${referenceId}`.execute(tablesOf(database));
