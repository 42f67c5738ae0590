import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

const tenant = 'ruter';
let companyCount = 0;

export type Association = {
  readonly companyId: number;
  readonly agreementId: number;
};

export async function placeAssociation(database: Database): Promise<Association> {
  companyCount += 1;
  const { rows } = await sql<Association>`
    with company as (
      insert into companies.company (tenant, name, organisation_number, kind, created_at, bill_address)
      values (${tenant}, 'Toppen borettslag', (880000000 + ${companyCount}::int)::text, 'CUSTOMER', '2025-01-01T12:00:00Z',
              '{"line1": "Storgata 1", "postCode": "0155", "city": "OSLO"}')
      returning id
    )
    insert into agreements.agreement (tenant, company_id, subtype, invoice_reference, from_date, invoicing_interval,
                                      payment_deadline_days, created_at)
    select ${tenant}, id, 'HOUSING_COOPERATIVE_AGREEMENT', 'Ref', '2025-01-01', 'MONTHLY_AT_END', 30,
           '2025-01-01T12:00:00Z' from company
    returning company_id as "companyId", id as "agreementId"`.execute(tablesOf(database));
  const [association] = rows;
  if (!association) throw new Error('no association was placed');
  return association;
}

/** Where somebody lives from when until when, and what they have. */
export type PlacedResident = {
  readonly name: string;
  /** None for who lives nowhere that is known. */
  readonly lives: readonly {
    readonly unit: string;
    readonly from: string;
    readonly to?: string;
    /** A household of their own; without it that of the unit. */
    readonly household?: number;
  }[];
  readonly tickets?: readonly {
    readonly from: string;
    readonly to?: string;
    readonly zones?: number;
    readonly type?: 'JOULE' | 'OTTO';
    readonly hasFailed?: true;
  }[];
};

/** People with their residences, tickets and subscriptions; their ids in the same order. */
export async function placeResidents(
  database: Database,
  { companyId, agreementId }: Association,
  residents: readonly PlacedResident[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select nextval('holders.holder_id_seq') as id, place, resident
        from jsonb_array_elements(${JSON.stringify(residents)}::text::jsonb) with ordinality as given (resident, place)
    ), holder as (
      insert into holders.holder (tenant, company_id, id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      select ${tenant}, ${companyId}, id, 'subscriber', resident->>'name', 'Testesen',
             coalesce(resident->'lives'->-1->>'unit', '?'), '+47', (40000000 + id)::text from given
    ), subscriber as (
      insert into subscribers.subscriber (tenant, company_id, holder_id) select ${tenant}, ${companyId}, id from given
    ), lived as (
      select id, place, lives.* from given cross join jsonb_to_recordset(resident->'lives')
        as lives (unit text, "from" date, "to" date, household int)
    ), unit as (
      insert into housing.unit (tenant, company_id, number)
      select distinct ${tenant}, ${companyId}::bigint, unit from lived order by 3
      on conflict (company_id, folded) do update set number = unit.number
      returning id, number
    ), residence as (
      insert into housing.residence (tenant, company_id, unit_id, holder_id, household, from_date, to_date)
      select ${tenant}, ${companyId}, unit.id, lived.id, coalesce(household, 0), "from", "to"
        from lived join unit on number = lived.unit order by place, "from"
    ), entry as (
      select id, entry.* from given cross join jsonb_to_recordset(resident->'tickets')
        as entry ("from" date, "to" date, zones int, type text, "hasFailed" boolean)
    ), ticket as (
      insert into tickets.ticket (tenant, service, medium, company_id, holder_id, agreement_id, product_id,
                                  profile_id, all_zones, zone_from, zone_to, nr_of_zones, start_date,
                                  expiration_date, failed_at, ordered_at)
      select ${tenant}, 'housing', 'phone', ${companyId}, id, ${agreementId},
             (select min(id) from products.product where product.tenant = ${tenant} and 'housing' = any(services)),
             'ADULT', false, '1', '1', coalesce(zones, 1), "from", "to",
             case when "hasFailed" then timestamptz '2025-01-02T12:00:00Z' end, '2025-01-02T12:00:00Z'
        from entry where type is null
    ), subscription as (
      insert into subscriptions.subscription (tenant, company_id, service, agreement_id, holder_id, type, start_date,
                                              expiration_date, code_drawn_at, ordered_at)
      select ${tenant}, ${companyId}, 'housing', ${agreementId}, id, type, "from", "to", "from", '2025-01-02T12:00:00Z'
        from entry where type is not null
    )
    select id from given order by place`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

/** All closed lines of an association, and what was refunded: what its invoices come to. */
export async function invoicedOre(
  database: Database,
  { companyId }: Association,
): Promise<{ linesOre: number; refundedOre: number; lines: number }> {
  const { rows } = await sql<{ linesOre: number; refundedOre: number; lines: number }>`
    select coalesce(sum(price_ore * quantity), 0)::bigint as "linesOre", count(*)::int as lines,
           (select coalesce(sum(amount_ore), 0) from invoices.refund
             where refund.company_id = ${companyId})::bigint as "refundedOre"
      from invoices.line where company_id = ${companyId}`.execute(tablesOf(database));
  const [sums] = rows;
  if (!sums) throw new Error('nothing was summed');
  return sums;
}
