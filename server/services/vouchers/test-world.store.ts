import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each company a campaign with its name and an offer of it, and a file of offers in which it stands. */
export async function placeVouchers(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const tables = tablesOf(tx);
  await sql`
    insert into vouchers.campaign (tenant, name, created_at)
    select tenant, name, ${now}::timestamptz from companies.company order by id
        on conflict do nothing`.execute(tables);
  await sql`
    insert into vouchers.offer (tenant, campaign_id, campaign, phone_country_code, phone, amount_ore, period_start,
                                period_end, created_by, created_at)
    select company.tenant, campaign.id, campaign.name, '+47', (45000000 + company.id % 100000)::text, 50000,
           '2026-03-01', '2027-03-31', asker.id, ${now}::timestamptz
      from companies.company
      join vouchers.campaign on campaign.tenant = company.tenant and campaign.name = company.name
      join users."user" asker on asker.tenant = company.tenant and asker.email like 'asker@%'
     order by company.id`.execute(tables);
  await sql`
    with batch as (
      insert into batches.batch (tenant, company_id, service, state, on_refusal, source, options, total,
                                 created_by, request_id, created_at, updated_at)
      select company.tenant, 0, 'voucher-offers', 'draft', 'stop',
             jsonb_build_object('kind', 'file', 'name', company.name), '{}', 1, asker.id,
             company.id::text, ${now}::timestamptz, ${now}::timestamptz
        from companies.company
        join users."user" asker on asker.tenant = company.tenant and asker.email like 'asker@%'
       where company.tenant = 'ruter'
      returning tenant, company_id, id
    )
    insert into batches.row (tenant, company_id, batch_id, position, cells)
    select tenant, company_id, id, 1, '{"phone": "45000000"}' from batch`.execute(tables);
}

/** The offers of `placeVouchers`, with the company that each is named by. */
export const offerIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('vouchers.offer as offer')
    .innerJoin('companies.company as company', (join) =>
      join
        .onRef('company.tenant', '=', 'offer.tenant')
        .onRef('company.name', '=', 'offer.campaign'),
    )
    .select(['offer.id', 'company.id as companyId'])
    .orderBy('offer.id')
    .execute();
