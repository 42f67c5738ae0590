import type pg from 'pg';
import { withClient } from './bench-database.store.ts';
import { dataMoment } from './data-moment.ts';
import { placeStaff, withOwnDatabase } from './own-database.store.ts';
import { settleData } from './settle-data.store.ts';

const company = 100_001;
/** Departments have this number and the next ones. */
const department = 500_001;
const departments = 4;
/** By number, what comes after the first of each: employees, then pensioners, then families of employees. */
const people = { employees: 8_000, retired: 2_000, families: 10_000 } as const;
const tickets = people.employees + people.retired + people.families;

/** Five years that are closed: February and March 2026 are open on the day of the data. */
const closed = { from: '2021-02-01', through: '2026-01-01' } as const;

export type TaxBaseDatabase = {
  readonly url: string;
  readonly companyId: number;
  readonly department: number;
  readonly lines: number;
};

/** Works on a database of one company with 20,000 free tickets and five years of closed months, and drops it. */
export const withTaxBaseDatabase = <T>(
  server: string,
  work: (database: TaxBaseDatabase) => Promise<T>,
): Promise<T> =>
  withOwnDatabase(
    server,
    { name: 'takst_bench_tax_base', firstMonth: closed.from },
    async ({ url }) => {
      const lines = await withClient(url, async (client) => {
        await client.query("set work_mem = '256MB'");
        await client.query('set synchronous_commit = off');
        await placeStaff(client);
        await placeCompany(client);
        await placeTickets(client);
        const lineCount = await placeBook(client);
        await settleData(client);
        return lineCount;
      });
      return work({ url, companyId: company, department, lines });
    },
  );

async function placeCompany(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into companies.company (tenant, id, name, organisation_number, kind, created_at)
     overriding system value
     values ('ruter', $1, 'Fjellheim Konsult AS', '310001015', 'CUSTOMER', $2)`,
    [company, dataMoment],
  );
  await client.query(`insert into companies.settings (tenant, company_id) values ('ruter', $1)`, [
    company,
  ]);
  await client.query(
    `insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference, from_date,
                                       invoicing_interval, payment_deadline_days, created_at)
     overriding system value
     select 'ruter', $1::bigint, $2::bigint + place - 1, 'FREETICKET', 'Avdeling ' || place, $3::date, 'MONTHLY_AT_END', 30,
            $4::timestamptz
       from generate_series(1, $5::int) as place`,
    [company, department, closed.from, dataMoment, departments],
  );
}

/** The tickets have no end: each of them is in every month. Holder, entitlement and ticket have one number. */
const placeTickets = (client: pg.ClientBase) =>
  client.query(
    `with person as materialized (
       select place as id, 1 + (place - 1) % $3::int as number,
              case when place <= $3 then 'EMPLOYEE' when place <= $3 + $4::int then 'RETIRED' else 'FAMILY_MEMBER' end as type
         from generate_series(1, $5::int) as place
     ), holder as (
       insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                   phone_country_code, phone)
       overriding system value
       select 'ruter', $1, id, 'free', 'Kari ' || id, 'Ødegård ' || id % 997, 'A' || case type when 'RETIRED' then 90000 + id else number end,
              '+47', (40000000 + id)::text
         from person
     ), entitlement as (
       insert into free_tickets.entitlement (tenant, company_id, id) overriding system value
       select 'ruter', $1, id from person
     ), ticket as (
       insert into tickets.ticket (tenant, id, service, medium, company_id, holder_id, agreement_id, product_id,
                                   profile_id, all_zones, zone_from, zone_to, nr_of_zones, start_date, ordered_at)
       overriding system value
       select 'ruter', id, 'free-tickets', 'phone', $1, id, $2 + id % $6::int, 'free-ticket',
              case when type = 'RETIRED' or id % 5 = 1 then 'SENIOR' when type = 'FAMILY_MEMBER' and id % 5 > 2 then 'CHILD' else 'ADULT' end,
              false, '1', '2S', 1 + id % 3, $7::date, $7::date
         from person
     )
     insert into free_tickets.ticket_detail (company_id, ticket_id, entitlement_id, holder_type)
     select $1, id, id, type from person`,
    [company, department, people.employees, people.retired, tickets, departments, closed.from],
  );

/** The lines of all closed months, as the run that closes them writes them; their number. */
async function placeBook(client: pg.ClientBase): Promise<number> {
  await client.query(
    `insert into free_tickets.book_month (tenant, company_id, month, agreement_id, closed_at, line_count, price_ore,
                                          tax_ore, untaxed_count)
     select 'ruter', $1::bigint, month::date, agreement_id, month + interval '1 month 6 days', count(*), 44800 * count(*),
            89700 * count(*), 0
       from tickets.ticket cross join generate_series($2::date, $3::date, interval '1 month') as month
      where company_id = $1 group by month, agreement_id`,
    [company, closed.from, closed.through],
  );
  // Month by month, as months are closed one after the other.
  await client.query(
    `insert into free_tickets.book_line (tenant, company_id, month, entitlement_id, agreement_id, ticket_id, sold_at,
                                         product_id, profile_id, holder_type, zone_from, zone_to, all_zones, nr_of_zones,
                                         price_ore, vat_percent, benefit_ore, own_share_ore)
     select 'ruter', $1::bigint, month::date, entitlement_id, agreement_id, ticket_id, ordered_at, product_id, profile_id,
            holder_type, zone_from, zone_to, all_zones, nr_of_zones, 44800, 12, 89700, 0
       from generate_series($2::date, $3::date, interval '1 month') as month
      cross join tickets.ticket
       join free_tickets.ticket_detail using (company_id)
      where company_id = $1 and ticket_id = ticket.id order by month, entitlement_id`,
    [company, closed.from, closed.through],
  );
  const { rowCount } = await client.query(
    `insert into free_tickets.book_holder (company_id, month, entitlement_id, ticket_id, employee_id, first_name,
                                           last_name, phone_country_code, phone)
     select company_id, month, entitlement_id, ticket_id, employee_id, first_name, last_name, phone_country_code, phone
       from free_tickets.book_line join holders.holder using (company_id)
      where company_id = $1 and holder.id = ticket_id order by month, entitlement_id`,
    [company],
  );
  await client.query(
    `insert into invoices.closed_through (tenant, company_id, bills, through)
     values ('ruter', $1, 'months', ($2::date + interval '1 month' - interval '1 day')::date)`,
    [company, closed.through],
  );
  return rowCount ?? 0;
}
