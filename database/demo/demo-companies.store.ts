import type { Transaction } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { sql } from 'kysely';
import type { DemoWorld } from './demo-world-facts.ts';
import { placeRecipients } from './demo-deliveries.store.ts';
import { companyAge } from './seeded-once.store.ts';

/** A company of the demo world with the ids that the database gave it. */
type PlacedCompany = {
  readonly id: number;
  readonly agreementIds: readonly number[];
};

/** Placed companies in the order of the world's own list. */
export type Places = readonly PlacedCompany[];

async function insertCompanies(tx: Transaction, world: DemoWorld): Promise<number[]> {
  const rows = world.companies.map(({ street, postCode, city, ...company }, place) => ({
    place,
    tenant: company.tenant,
    name: company.name,
    number: company.organisationNumber,
    customer_number: company.customerNumber,
    kind: company.kind,
    address: { line1: street, line2: null, postCode, city, country: 'NO' },
  }));
  const { rows: insertedCompanies } = await sql<{ id: number; number: string }>`
    insert into companies.company (
      tenant, name, organisation_number, customer_number, kind, bill_address, post_address, visit_address, created_at
    )
    select tenant, name, number, customer_number, kind, address, address, address,
           ${world.moment.now.subtract(companyAge).toString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
        place integer, tenant text, name text, number text, customer_number text, kind text,
        address jsonb)
     order by place
    returning id, organisation_number as number`.execute(tablesOf(tx));
  const ids = new Map(insertedCompanies.map((row) => [row.number, row.id]));
  return world.companies.map((company) => ids.get(company.organisationNumber) ?? 0);
}

async function insertSettings(tx: Transaction, world: DemoWorld, ids: number[]): Promise<void> {
  const rows = world.companies.map((company, place) => ({
    tenant: company.tenant,
    company_id: ids[place],
    profiles: company.profiles ?? [],
    payrollFormat: company.payrollFormat,
    hasCompanyTickets: company.population.length > 0,
    hasFreeTickets: (company.families ?? 0) > 0,
    ...company.settings,
  }));
  const rowsJson = JSON.stringify(rows);
  await sql`
    insert into companies.settings (
      tenant, company_id, increased_expiry, arbitrary_dates, payroll_date_picker, invoice_base_only
    )
    select tenant, company_id, coalesce("increasedExpiry", false),
           coalesce("arbitraryDates", false), coalesce("payrollDatePicker", false),
           coalesce("invoiceBaseOnly", false)
      from jsonb_to_recordset(${rowsJson}::jsonb) as given(
             tenant text, company_id bigint, "increasedExpiry" boolean, "arbitraryDates" boolean,
             "payrollDatePicker" boolean, "invoiceBaseOnly" boolean)`.execute(tablesOf(tx));
  await sql`
    insert into payroll.settings (tenant, company_id, delimiter, format, wage_type, benefit_wage_type)
    select tenant, company_id, 'semicolon', "payrollFormat", case when "hasCompanyTickets" then '710' end,
           case when "hasFreeTickets" then '720' end
      from jsonb_to_recordset(${rowsJson}::jsonb)
             as given(tenant text, company_id bigint, "payrollFormat" text, "hasCompanyTickets" boolean,
                      "hasFreeTickets" boolean)
     where "payrollFormat" is not null`.execute(tablesOf(tx));
  await sql`
    insert into products.company_profile (tenant, company_id, profile_id, position)
    select tenant, company_id, profile.id, profile.position
      from jsonb_to_recordset(${rowsJson}::jsonb)
             as given(tenant text, company_id bigint, profiles text[])
     cross join unnest(profiles) with ordinality as profile(id, position)`.execute(tablesOf(tx));
}

async function insertRecipients(tx: Transaction, world: DemoWorld, ids: number[]): Promise<void> {
  const recipients = world.companies.flatMap(({ tenant, invoiceRecipient }, place) =>
    invoiceRecipient ? [{ ...invoiceRecipient, tenant, companyId: ids[place] ?? 0 }] : [],
  );
  await placeRecipients(tx, recipients, world.moment.now);
}

async function insertFreeTicketSettings(
  tx: Transaction,
  world: DemoWorld,
  ids: number[],
): Promise<void> {
  const rows = world.companies.flatMap(({ tenant, freeTicketSettings }, place) =>
    freeTicketSettings ? [{ tenant, company_id: ids[place], ...freeTicketSettings }] : [],
  );
  await sql`
    insert into free_tickets.settings (
      tenant, company_id, invoice_reference, expire_child_tickets, expire_child_tickets_at_age, changed_at
    )
    select tenant, company_id, "invoiceReference", "expireChildTickets", "expireChildTicketsAtAge",
           ${world.moment.now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as given(tenant text, company_id bigint, "invoiceReference" text, "expireChildTickets" text,
                      "expireChildTicketsAtAge" integer)`.execute(tablesOf(tx));
}

async function insertAgreements(tx: Transaction, world: DemoWorld, ids: number[]): Promise<Places> {
  const month = world.moment.today.with({ day: 1 });
  const rows = world.companies.flatMap((company, place) =>
    company.agreements.map(
      ({ subtype, invoiceReference, endedMonthsAgo, interval = 'MONTHLY_AT_END', ...terms }) => ({
        tenant: company.tenant,
        company_id: ids[place],
        subtype,
        interval,
        reference: invoiceReference,
        counter: terms.counter ?? null,
        media: terms.schoolMedia ?? null,
        awaits_signature: terms.awaitsSignature ?? false,
        from_date: month.subtract({ months: 48 }).toString(),
        end_date:
          endedMonthsAgo === undefined
            ? null
            : month.subtract({ months: endedMonthsAgo - 1, days: 1 }).toString(),
        label: company.employeeIdLabel ?? null,
        email: company.hasNoInvoiceAddress ? null : `faktura@kunde${place + 1}.example`,
      }),
    ),
  );
  const { rows: insertedAgreements } = await sql<{ id: number; company_id: number }>`
    insert into agreements.agreement (
      tenant, company_id, subtype, invoice_reference, from_date, end_date, invoicing_interval,
      payment_deadline_days, employee_id_label, email_for_invoice_preview, ticket_counter, school_media, awaits_signature,
      created_at
    )
    select tenant, company_id, subtype, reference, from_date, end_date, interval, 30, label, email, nullif(counter, 'null'), media,
           awaits_signature,
           from_date::timestamp at time zone 'Europe/Oslo'
      from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
        tenant text, company_id bigint, subtype text, reference text, from_date date,
        end_date date, label text, email text, interval text, counter jsonb, media text[],
        awaits_signature boolean)) with ordinality
             as given(tenant, company_id, subtype, reference, from_date, end_date, label, email, interval,
                      counter, media, awaits_signature, place)
     order by place
    returning id, company_id`.execute(tablesOf(tx));
  return ids.map((id) => ({
    id,
    agreementIds: insertedAgreements
      .filter((row) => row.company_id === id)
      .map((row) => row.id)
      .toSorted((a, b) => a - b),
  }));
}

/** Companies with their settings, profiles and agreements, in a few statements. */
export async function placeCompanies(tx: Transaction, world: DemoWorld): Promise<Places> {
  const ids = await insertCompanies(tx, world);
  await insertSettings(tx, world, ids);
  await insertRecipients(tx, world, ids);
  await insertFreeTicketSettings(tx, world, ids);
  return insertAgreements(tx, world, ids);
}
