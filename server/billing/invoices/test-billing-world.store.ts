import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type PlacedCompany = {
  readonly id: number;
  /** Two of them. */
  readonly agreements: readonly [number, number];
  /** Holders: one for each person. */
  readonly people: readonly number[];
};

type CompaniesToPlace = {
  readonly tenant: TenantId;
  readonly companies: number;
  readonly people: number;
  readonly interval?: string;
  /** Tickets begin on the first of this month. */
  readonly from?: string;
};

let companyCount = 0;

/**
 * Companies with two agreements and people. Each person has a ticket under the first agreement when `from` says since
 * when. Companies with even numbers have an e-mail address for their invoices.
 */
export async function placeBilledCompanies(
  database: Database,
  { tenant, companies, people, interval = 'MONTHLY_AT_END', from }: CompaniesToPlace,
): Promise<PlacedCompany[]> {
  companyCount += 1;
  const tables = tablesOf(database);
  const { rows } = await sql<PlacedCompany>`
    with company as (
      insert into companies.company (tenant, name, organisation_number, kind, created_at, bill_address)
      select ${tenant}, 'Firma ' || n, (100000000 + ${companyCount}::int * 100000 + n)::text, 'CUSTOMER',
             '2025-01-01T12:00:00Z', '{"line1": "Storgata 1", "postCode": "0155", "city": "OSLO"}'
        from generate_series(1, ${companies}::int) as n
      returning tenant, id
    ), agreement as (
      insert into agreements.agreement (tenant, company_id, subtype, invoice_reference, from_date,
                                        invoicing_interval, payment_deadline_days, created_at,
                                        email_for_invoice_preview)
      select tenant, id, 'SUBSCRIPTIONS', 'Ref ' || place, '2025-01-01', ${interval}, 30,
             '2025-01-01T12:00:00Z', case when id % 2 = 0 then 'faktura@' || id || '.example' end
        from company cross join (values (1), (2)) as places (place)
      returning company_id, id
    ), holder as (
      insert into holders.holder (tenant, company_id, kind, first_name, last_name, employee_id,
                                  phone_country_code, phone)
      select tenant, company.id, 'subscriber', 'Kari', 'Nordmann ' || n, 'E' || n, '+47',
             (40000000 + n)::text
        from company cross join generate_series(1, ${people}::int) as n
      returning company_id, id
    )
    select company.id,
           (select array_agg(agreement.id order by agreement.id) from agreement where company_id = company.id) as agreements,
           (select coalesce(array_agg(holder.id order by holder.id), '{}') from holder where company_id = company.id) as people
      from company order by company.id`.execute(tables);
  if (from !== undefined) {
    await placeTickets(
      database,
      rows.flatMap(({ id, agreements: [agreementId], people: holders }) =>
        holders.map((holderId) => ({
          tenant,
          companyId: id,
          agreementId,
          holderId,
          nrOfZones: 1 + (holderId % 3),
          startDate: Temporal.PlainDate.from(from),
        })),
      ),
    );
  }
  return rows;
}

export type TicketToPlace = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
  readonly holderId: number;
  readonly startDate: Temporal.PlainDate;
  readonly nrOfZones: number;
  readonly profileId?: string;
  readonly expirationDate?: Temporal.PlainDate | null;
  readonly endedAt?: Temporal.Instant | null;
  readonly downloaded?: boolean;
  readonly shown?: boolean;
  readonly cancelled?: boolean;
};

/** Tickets without slots: none is in the way of another. Answers their ids in the same order. */
export async function placeTickets(
  database: Database,
  tickets: readonly TicketToPlace[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into tickets.ticket (tenant, service, medium, company_id, holder_id, agreement_id, product_id,
                                profile_id, all_zones, zone_from, zone_to, nr_of_zones, start_date,
                                expiration_date, ended_at, downloaded_at, shown_at, cancelled_at,
                                ordered_at)
    select tenant, 'company-tickets', 'phone', "companyId", "holderId", "agreementId",
           (select min(id) from products.product
             where product.tenant = given.tenant and 'company-tickets' = any(services)),
           coalesce("profileId", 'ADULT'), "nrOfZones" = 3, case when "nrOfZones" <> 3 then '1' end,
           case when "nrOfZones" <> 3 then '2S' end, "nrOfZones", "startDate", "expirationDate", "endedAt",
           case when downloaded then '2026-01-01T12:00:00Z'::timestamptz end,
           case when shown then '2026-01-01T12:00:00Z'::timestamptz end,
           case when cancelled then '2026-01-01T12:00:00Z'::timestamptz end, '2025-12-20T12:00:00Z'
      from json_to_recordset(${JSON.stringify(tickets)}::text::json) as given (
             tenant text, "companyId" bigint, "agreementId" bigint, "holderId" bigint, "nrOfZones" int,
             "profileId" text, "startDate" date, "expirationDate" date, "endedAt" timestamptz,
             downloaded boolean, shown boolean, cancelled boolean)
    returning id`.execute(tablesOf(database));
  return rows.map(({ id }) => id);
}

type SubscriptionToPlace = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
  readonly holderId: number;
  readonly type: 'JOULE' | 'OTTO';
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
  /** When its code was drawn; on its first day without this, and never for null. */
  readonly codeDrawnAt?: Temporal.Instant | null;
};

export function placeSubscription(database: Database, subscription: SubscriptionToPlace) {
  const { codeDrawnAt = subscription.startDate.toZonedDateTime('Europe/Oslo').toInstant() } =
    subscription;
  return tablesOf(database)
    .insertInto('subscriptions.subscription')
    .values({
      tenant: subscription.tenant,
      company_id: subscription.companyId,
      service: 'company-tickets',
      agreement_id: subscription.agreementId,
      holder_id: subscription.holderId,
      type: subscription.type,
      start_date: subscription.startDate,
      expiration_date: subscription.expirationDate,
      discount_code: codeDrawnAt && 'SYKKEL',
      code_sent_at: codeDrawnAt,
      code_drawn_at: codeDrawnAt,
      ordered_at: Temporal.Instant.from('2025-12-20T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const setInterval = (database: Database, agreementId: number, interval: string) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ invoicing_interval: interval })
    .where('id', '=', agreementId)
    .execute();

export const setInvoiceEmail = (database: Database, agreementId: number, email: string | null) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ email_for_invoice_preview: email })
    .where('id', '=', agreementId)
    .execute();

export const setReference = (database: Database, agreementId: number, reference: string) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ invoice_reference: reference })
    .where('id', '=', agreementId)
    .execute();

/** Makes an agreement one of another service. */
export const setSubtype = (database: Database, agreementId: number, subtype: AgreementSubtype) =>
  tablesOf(database)
    .updateTable('agreements.agreement')
    .set({ subtype })
    .where('id', '=', agreementId)
    .execute();

export const setCustomerNumber = (database: Database, companyId: number, number: string) =>
  tablesOf(database)
    .updateTable('companies.company')
    .set({ customer_number: number })
    .where('id', '=', companyId)
    .execute();

export const setBaseOnly = (database: Database, tenant: TenantId, companyId: number) =>
  tablesOf(database)
    .insertInto('companies.settings')
    .values({ tenant, company_id: companyId, invoice_base_only: true })
    .execute();

/** A price from a day on, for a number of zones that has had none. */
export const placePrice = (database: Database, nrOfZones: number, priceOre: number) =>
  sql`
    insert into products.price (tenant, product_id, profile_id, nr_of_zones, valid_from, price_ore)
    select 'ruter', min(id), 'ADULT', ${nrOfZones}, '2020-01-01', ${priceOre}
      from products.product where tenant = 'ruter' and 'company-tickets' = any(services)`.execute(
    tablesOf(database),
  );

/** Another price of e-bikes from a day on. */
export const placeBicyclePrice = (
  database: Database,
  validFrom: Temporal.PlainDate,
  priceOre: number,
) =>
  tablesOf(database)
    .insertInto('subscriptions.price')
    .values({ tenant: 'ruter', type: 'JOULE', valid_from: validFrom, price_ore: priceOre })
    .execute();

/** A company whose people have tickets since the first of March 2026, and the first of them a bicycle too. */
export async function placeCompanyWithBicycle(
  database: Database,
  { tenant, people }: Pick<CompaniesToPlace, 'tenant' | 'people'>,
): Promise<PlacedCompany> {
  const from = '2026-03-01';
  const [company] = await placeBilledCompanies(database, { tenant, people, companies: 1, from });
  if (!company) throw new Error('no company');
  await placeSubscription(database, {
    tenant,
    companyId: company.id,
    agreementId: company.agreements[0],
    holderId: company.people[0] ?? 0,
    type: 'JOULE',
    startDate: Temporal.PlainDate.from(from),
    expirationDate: null,
  });
  return company;
}

/** A company ticket at another operator, with the prices that it has at the main operator. */
export async function placeProduct(database: Database, tenant: TenantId): Promise<void> {
  const tables = tablesOf(database);
  const product = await tables
    .selectFrom('products.product')
    .selectAll()
    .where('tenant', '=', 'ruter')
    .where(sql<boolean>`'company-tickets' = any(services)`)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { filters, name, description } = product;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
  await tables
    .insertInto('products.product')
    .values({
      ...product,
      tenant,
      filters: json(filters),
      name: json(name),
      description: json(description),
    })
    .execute();
  await sql`
    insert into products.price (tenant, product_id, profile_id, nr_of_zones, valid_from, price_ore)
    select ${tenant}, product_id, profile_id, nr_of_zones, valid_from, price_ore
      from products.price where tenant = 'ruter' and product_id = ${product.id}`.execute(tables);
}

type TestRecipient = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly reachedByEhf: boolean;
  readonly way?: 'EHF' | 'EMAIL' | null;
  readonly email?: string | null;
};

/** Says how a company gets its invoices. */
export const setRecipient = (
  database: Database,
  { tenant, companyId, reachedByEhf, way = null, email = null }: TestRecipient,
) => {
  const row = { way, email, reached_by_ehf: reachedByEhf };
  return tablesOf(database)
    .insertInto('companies.invoice_recipient')
    .values({ tenant, company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
};
