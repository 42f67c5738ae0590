import { createHash } from 'node:crypto';
import type pg from 'pg';
import { withClient } from './bench-database.store.ts';
import { dataMoment } from './data-moment.ts';
import { withOwnDatabase } from './own-database.store.ts';
import { settleData } from './settle-data.store.ts';

/** A county's schools; their ids follow each other. */
export const firstSchool = 100_001;
const schools = 200;
const pupilsOfSchool = 100;
/** Companies beside them, so that pupils are a part of the people: by number, and people of each. */
const others = { companies: 100, people: 1_000 } as const;

/** What the session cookies of those who ask hold. */
export const schoolTokens = {
  county: 'benchmark-session-of-a-county',
  support: 'benchmark-session-of-school-support',
  school: 'benchmark-session-of-a-school',
} as const;

export type SchoolDatabase = {
  readonly url: string;
  readonly pupils: number;
  readonly tickets: number;
};

/** Works on a database of a county's 200 schools with 20,000 pupils and of other companies, and drops it. */
export const withSchoolDatabase = <T>(
  server: string,
  work: (database: SchoolDatabase) => Promise<T>,
): Promise<T> =>
  withOwnDatabase(
    server,
    { name: 'takst_bench_schools', firstMonth: '2025-08-01' },
    async ({ url }) => {
      const tickets = await withClient(url, async (client) => {
        await client.query("set work_mem = '256MB'");
        await client.query('set synchronous_commit = off');
        await placeCompanies(client);
        await placeUsers(client);
        await placeOthers(client);
        await placePupils(client);
        const ticketCount = await placeTickets(client);
        await settleData(client);
        return ticketCount;
      });
      return work({ url, pupils: schools * pupilsOfSchool, tickets });
    },
  );

const placeCompanies = (client: pg.ClientBase) =>
  client.query(
    `with company as (
       insert into companies.company (tenant, id, name, organisation_number, kind, created_at)
       overriding system value
       select 'ruter', $1::bigint + place, case when place < $2::int then 'Skole ' else 'Bedrift ' end || place,
              (810000000 + place)::text, 'CUSTOMER', $3::timestamptz
         from generate_series(0, $2::int + $4::int - 1) as place
     ), settings as (
       insert into companies.settings (tenant, company_id)
       select 'ruter', $1::bigint + place from generate_series(0, $2::int + $4::int - 1) as place
     )
     insert into agreements.agreement (tenant, company_id, id, subtype, invoice_reference, from_date,
                                       invoicing_interval, payment_deadline_days, created_at)
     overriding system value
     select 'ruter', $1::bigint + place, 500001 + place,
            case when place < $2::int then 'SCHOOLTICKET' else 'SUBSCRIPTIONS' end, 'Skoleskyss', '2020-01-01',
            'MONTHLY_AT_END', 30, $3::timestamptz
       from generate_series(0, $2::int + $4::int - 1) as place`,
    [firstSchool, schools, dataMoment, others.companies],
  );

/** One with the role in every school, one with it in the first school, and one of the operator. */
async function placeUsers(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with asker as (
       insert into users."user" (tenant, email, first_name, last_name, phone, phone_country_code, state, created_at)
       select 'ruter', name || '@benchmark.example', 'Åse', 'Ødegård', '90000000', '+47', 'ACTIVE', $3
         from unnest($1::text[]) as name
       returning tenant, id, email
     )
     insert into session.session (token_digest, tenant, user_id, id_token, access_expires_at, created_at, last_used_at)
     select digest, asker.tenant, asker.id, '', '2100-01-01', $3, $3
       from asker
       join unnest($1::text[], $2::text[]) as given(name, digest) on email = name || '@benchmark.example'`,
    [
      Object.keys(schoolTokens),
      Object.values(schoolTokens).map((token) =>
        createHash('sha256').update(token).digest('base64url'),
      ),
      dataMoment,
    ],
  );
  await client.query(
    `insert into users.company_role (tenant, user_id, company_id, role)
     select tenant, id, $1::bigint + place, 'SCHOOLTICKET_ADMIN'
       from users."user"
       join generate_series(0, $2::int - 1) as place on email like 'county@%' or (email like 'school@%' and place = 0)`,
    [firstSchool, schools],
  );
  await client.query(
    `insert into users.global_role (tenant, user_id, role)
     select tenant, id, 'GLOBAL_SCHOOLTICKET_ADMIN' from users."user" where email like 'support@%'`,
  );
}

/** Employees with company tickets that have no end. */
const placeOthers = (client: pg.ClientBase) =>
  client.query(
    `with person as materialized (
       select 1000000 + place as id, $1::bigint + place % $2::int as company_id, place
         from generate_series(0, $2::int * $3::int - 1) as place
     ), holder as (
       insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                   phone_country_code, phone)
       overriding system value
       select 'ruter', company_id, id, 'subscriber', 'Kari ' || place % 499, 'Ødegård ' || place % 997, place::text,
              '+47', (40000000 + place)::text
         from person
     )
     insert into tickets.ticket (tenant, id, service, medium, company_id, holder_id, agreement_id, product_id, profile_id,
                                 all_zones, zone_from, zone_to, nr_of_zones, start_date, ordered_at)
     overriding system value
     select 'ruter', id, 'company-tickets', 'phone', company_id, id, 500001 + company_id - 100001, 'company-ticket',
            'ADULT', false, 'RUT:TariffZone:1', 'RUT:TariffZone:2Ø', 2, '2025-01-01', '2024-12-01'
       from person`,
    [firstSchool + schools, others.companies, others.people],
  );

/** Ten classes of ten in each school; a third of the pupils have cards, some of which wait to be made. */
const placePupils = (client: pg.ClientBase) =>
  client.query(
    `with pupil as materialized (
       select place + 1 as id, $1::bigint + place / $3::int as company_id, place,
              (array['Kari', 'Ola', 'Ida', 'Jonas', 'Amina', 'Odin', 'Live', 'Åse', 'Noah', 'Emma'])[1 + place % 10] as first_name,
              (array['Ødegård', 'Hansen', 'Lie', 'Brekke', 'Hussein', 'Aune', 'Åsen'])[1 + place % 7] || ' ' || place % 389 as last_name
         from generate_series(0, $2::int * $3::int - 1) as place
     ), card as (
       insert into travel_cards.card (tenant, company_id, id, origin, number, requested_at, made_at, fee_ore)
       overriding system value
       select 'ruter', company_id, 2000000 + id, case place % 9 when 0 then 'new' else 'existing' end,
              case when place % 9 > 0 then (1000000000 + place)::text end, '2025-08-01',
              case when place % 9 > 0 then timestamptz '2025-08-01' end, case place % 9 when 0 then 5000 else 0 end
         from pupil where place % 3 = 0
     )
     insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id, phone_country_code, phone,
                                 class_name)
     overriding system value
     select 'ruter', company_id, id, 'pupil', first_name, last_name, 'E' || place % $3::int,
            case when place % 3 > 0 then '+47' end, case when place % 3 > 0 then (90000000 + place)::text end,
            (8 + place % 3)::text || chr(65 + place / 3 % 4)
       from pupil`,
    [firstSchool, schools, pupilsOfSchool],
  );

/** A ticket of this school year for each pupil, for some on phones a second one after it; their number. */
async function placeTickets(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `insert into tickets.ticket (tenant, id, service, medium, company_id, holder_id, card_id, agreement_id, product_id,
                                 profile_id, all_zones, zone_from, zone_to, nr_of_zones, start_date, expiration_date,
                                 ended_at, pickup_code, downloaded_at, ordered_at)
     overriding system value
     select 'ruter', holder.id + 100000 * turn, 'school-tickets', case when holder.id % 3 = 1 then 'card' else 'phone' end, holder.company_id,
            holder.id, case when holder.id % 3 = 1 then 2000000 + holder.id end,
            500001 + holder.company_id - 100001, 'school-ticket', 'CHILD', false, 'RUT:TariffZone:1',
            'RUT:TariffZone:2Ø', 2,
            case when turn = 1 then date '2026-01-05' when holder.id % 25 = 2 then date '2026-03-20' else date '2025-08-20' end,
            case when turn = 0 and holder.id % 10 = 4 then date '2025-12-19' else date '2026-06-30' end,
            case when turn = 0 and holder.id % 10 = 4 then timestamptz '2025-12-01' end,
            case when holder.id % 3 <> 1 then 'P' || turn || lpad(holder.id::text, 6, '0') end,
            case when holder.id % 3 <> 1 and holder.id % 5 > 0 then timestamptz '2025-08-20' end, '2025-08-01'
       from holders.holder
       join generate_series(0, 1) as turn on turn = 0 or (holder.id % 10 = 4 and holder.id % 3 <> 1)
      where holder.kind = 'pupil'`,
  );
  return rowCount ?? 0;
}
