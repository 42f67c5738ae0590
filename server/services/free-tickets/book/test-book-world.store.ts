import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { BillingPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { freeTicketMonth } from './free-ticket-month.query.ts';

export type FreeCompany = {
  readonly tenant: TenantId;
  readonly id: number;
  /** Its departments, by number. */
  readonly departments: readonly [number, number];
};

let companyCount = 0;

/** A company with two departments, and without tickets. */
export async function placeFreeCompany(
  database: Database,
  tenant: TenantId = 'ruter',
): Promise<FreeCompany> {
  companyCount += 1;
  const { rows } = await sql<Omit<FreeCompany, 'tenant'>>`
    with company as (
      insert into companies.company (tenant, name, organisation_number, kind, created_at, bill_address)
      values (${tenant}, 'Fribedrift', (700000000 + ${companyCount}::int)::text, 'CUSTOMER', '2025-01-01T12:00:00Z',
              '{"line1": "Storgata 1", "postCode": "0155", "city": "OSLO"}')
      returning tenant, id
    ), agreement as (
      insert into agreements.agreement (tenant, company_id, subtype, invoice_reference, from_date,
                                        invoicing_interval, payment_deadline_days, created_at)
      select tenant, id, 'FREETICKET', 'Avdeling ' || place, '2025-01-01', 'MONTHLY_AT_END', 30, '2025-01-01T12:00:00Z'
        from company cross join (values (1), (2)) as places (place)
      returning id
    )
    select company.id, array(select id from agreement order by id) as departments from company`.execute(
    tablesOf(database),
  );
  const [company] = rows;
  if (!company) throw new Error('no company was placed');
  return { tenant, ...company };
}

export type FreeTicketToPlace = {
  /** Tickets with the same word are one entitlement of one holder. */
  readonly person: string;
  readonly agreementId: number;
  /** ISO dates. */
  readonly from: string;
  readonly to?: string | null;
  readonly employeeId?: string;
  readonly profileId?: string;
  readonly nrOfZones?: number;
  readonly holderType?: FreeHolderType;
  readonly isCancelled?: boolean;
};

/** Tickets without slots: none is in the way of another. Answers their ids in the same order. */
export async function placeFreeTickets(
  database: Database,
  { tenant, id: companyId }: FreeCompany,
  tickets: readonly FreeTicketToPlace[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select *, nextval('tickets.ticket_id_seq') as id
        from rows from (json_to_recordset(${JSON.stringify(tickets)}::text::json) as (
          person text, "agreementId" bigint, "from" date, "to" date, "employeeId" text, "profileId" text,
          "nrOfZones" int, "holderType" text, "isCancelled" boolean)) with ordinality as t (
          person, agreement_id, start_date, expiration_date, employee_id, profile_id, nr_of_zones, holder_type,
          is_cancelled, place)
    ), person as materialized (
      select person, coalesce(min(employee_id), person) as employee_id, nextval(pg_get_serial_sequence('holders.holder', 'id')) as holder_id
        from given group by person
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      overriding system value
      select ${tenant}, ${companyId}, holder_id, 'free', 'Kari', person, employee_id, '+47', '40000000' from person
    ), entitlement as (
      insert into free_tickets.entitlement (tenant, company_id, id)
      overriding system value
      select ${tenant}, ${companyId}, holder_id from person
    ), ticket as (
      insert into tickets.ticket (tenant, id, service, medium, company_id, holder_id, agreement_id, product_id,
                                  profile_id, all_zones, zone_from, zone_to, nr_of_zones, start_date,
                                  expiration_date, cancelled_at, ordered_at)
      overriding system value
      select ${tenant}, id, 'free-tickets', 'phone', ${companyId}, holder_id, agreement_id, 'free-ticket',
             coalesce(profile_id, 'ADULT'), false, '1', '2S', coalesce(nr_of_zones, 1), start_date, expiration_date,
             case when is_cancelled then '2026-01-01T12:00:00Z'::timestamptz end, '2025-12-20T12:00:00Z'
        from given join person using (person)
    ), detail as (
      insert into free_tickets.ticket_detail (company_id, ticket_id, entitlement_id, holder_type)
      select ${companyId}, id, holder_id, coalesce(holder_type, 'EMPLOYEE') from given join person using (person)
    )
    select id from given order by place`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

/** A price of a product at an operator from a day on. */
export const placePriceFrom = (
  database: Database,
  price: {
    readonly tenant: TenantId;
    readonly productId: string;
    readonly profileId?: string;
    readonly from: string;
    readonly nrOfZones: number;
    readonly priceOre: number;
  },
) =>
  tablesOf(database)
    .insertInto('products.price')
    .values({
      tenant: price.tenant,
      product_id: price.productId,
      profile_id: price.profileId ?? 'ADULT',
      nr_of_zones: price.nrOfZones,
      valid_from: Temporal.PlainDate.from(price.from),
      price_ore: price.priceOre,
    })
    .execute();

/** The product that is taxed at the main operator from a day on. */
export const placeTaxableProduct = (
  database: Database,
  { productId, from }: { readonly productId: string; readonly from: string },
) =>
  tablesOf(database)
    .insertInto('products.taxable_product')
    .values({
      tenant: 'ruter',
      product_id: productId,
      origin: 'invented',
      valid_from: Temporal.PlainDate.from(from),
      as_of: Temporal.PlainDate.from(from),
    })
    .execute();

export const placeOwnShare = (
  database: Database,
  { tenant, id }: FreeCompany,
  share: { readonly agreementId: number; readonly from: string; readonly amountOre: number },
) =>
  tablesOf(database)
    .insertInto('free_tickets.own_share')
    .values({
      tenant,
      company_id: id,
      agreement_id: share.agreementId,
      valid_from: Temporal.PlainDate.from(share.from),
      amount_ore: share.amountOre,
    })
    .execute();

/** The lines of closed months as `month department person: price tax employee-number`, in that order. A person goes as a whole. */
export async function bookOf(database: Database, company: FreeCompany): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select to_char(line.month, 'YYYY-MM') || ' ' || agreement.invoice_reference || ' '
             || case when num_nonnulls(first_name, last_name, phone_country_code, phone) in (0, 4)
                     then coalesce(last_name, '-') else 'half a person' end
             || ': ' || price_ore / 100 || ' ' || coalesce((tax_ore / 100)::text, '-') || ' '
             || coalesce(employee_id, '-') as line
      from free_tickets.book_line as line
      left join free_tickets.book_holder as holder using (company_id, month, entitlement_id)
      join agreements.agreement on agreement.id = line.agreement_id
     where line.company_id = ${company.id}
     order by line.month, agreement.id, last_name nulls last, line.entitlement_id`.execute(
    tablesOf(database),
  );
  return rows.map(({ line }) => line);
}

/** What the invoice has of the same months: `month department: total in kroner of n lines`. */
export async function invoicedOf(database: Database, company: FreeCompany): Promise<string[]> {
  const { rows } = await sql<{ sum: string }>`
    select to_char(period_start, 'YYYY-MM') || ' ' || agreement.invoice_reference || ': ' || sum(price_ore) / 100
             || ' of ' || count(*) as sum
      from invoices.line
      join agreements.agreement
        on agreement.company_id = line.company_id and agreement.id = line.agreement_id
     where line.company_id = ${company.id}
     group by period_start, agreement.id, agreement.invoice_reference
     order by period_start, agreement.id`.execute(tablesOf(database));
  return rows.map(({ sum }) => sum);
}

/** A ticket that is charged in a month, as the statement of the book has it. */
export type ChargedTicket = {
  readonly productId: string;
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly agreementId: number;
  readonly startDate: Temporal.PlainDate;
  readonly priceOre: number | null;
  readonly taxOre: number | null;
};

export async function chargedIn(
  database: Database,
  { tenant, id }: FreeCompany,
  period: BillingPeriod,
): Promise<ChargedTicket[]> {
  const { rows } = await sql<ChargedTicket>`
    select product_id as "productId", profile_id as "profileId", nr_of_zones as "nrOfZones",
           agreement_id as "agreementId", start_date as "startDate", price_ore as "priceOre", tax_ore as "taxOre"
      from (${freeTicketMonth({ tenant, period, companies: [id] })}) as charged`.execute(
    tablesOf(database),
  );
  return rows;
}

/** What is wrong in the closed months of companies, by number: sums that are not those of the lines, and lines of which the invoice has not the same. */
export async function faultsInBook(
  database: Database,
  companies: readonly number[],
): Promise<string[]> {
  const ids = sql.val([...companies]);
  const { rows } = await sql<{ fault: string }>`
    with line_sum as (
      select company_id, month, agreement_id, count(*) as lines, sum(price_ore) as price, sum(tax_ore) as tax
        from free_tickets.book_line where company_id = any(${ids}::bigint[])
       group by company_id, month, agreement_id
    ), invoiced as (
      select company_id, period_start as month, agreement_id, count(*) as lines, sum(price_ore) as price
        from invoices.line where company_id = any(${ids}::bigint[]) and product_type = 'TICKET'
       group by company_id, period_start, agreement_id
    )
    select 'sum of ' || month || ' of agreement ' || agreement_id as fault
      from (select * from free_tickets.book_month where company_id = any(${ids}::bigint[])) as closed
      full join line_sum using (company_id, month, agreement_id)
     where (coalesce(lines, 0), coalesce(price, 0), coalesce(tax, 0)) is distinct from (line_count, price_ore, tax_ore)
    union all
    select 'invoice of ' || month || ' of agreement ' || agreement_id
      from line_sum full join invoiced using (company_id, month, agreement_id)
     where (line_sum.lines, line_sum.price) is distinct from (invoiced.lines, invoiced.price)
    union all
    select 'no holder of entitlement ' || entitlement_id || ' in ' || month
      from free_tickets.book_line as line
      left join free_tickets.book_holder as holder using (company_id, month, entitlement_id)
     where company_id = any(${ids}::bigint[]) and holder.ticket_id is distinct from line.ticket_id`.execute(
    tablesOf(database),
  );
  return rows.map(({ fault }) => fault);
}

export async function bookedLines(
  database: Database,
  companies: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    select count(*)::int as lines from free_tickets.book_line
     where company_id = any(${sql.val([...companies])}::bigint[])`.execute(tablesOf(database));
  return rows[0]?.lines ?? 0;
}

/** The employee numbers that are kept for months which are not closed: `number through month`. */
export async function keptNumbers(database: Database, company: FreeCompany): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select employee_id || ' through ' || to_char(last_month, 'YYYY-MM') as number
      from free_tickets.unbooked_number where company_id = ${company.id} order by number`.execute(
    tablesOf(database),
  );
  return rows.map(({ number }) => number);
}
