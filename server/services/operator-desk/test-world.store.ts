import { sql } from 'kysely';
import type { ProposalKind } from '@takst/domain/services/operator-desk/proposal.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** For each company an open proposal of a quarantine, and one of a price that its operator has, from days that are known by its number. */
export async function placeProposals(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into operator_desk.proposal (tenant, kind, rows, first_day, proposed_by, proposed_at)
    select company.tenant, kind, jsonb_build_array(jsonb_build_object('before', null, 'after', after)),
           day, maker.id, ${now}::timestamptz
      from (select tenant, '2098-01-01'::date + row_number() over (order by id)::int as day
              from companies.company) as company
      join (select tenant, min(id) as id from users."user" group by tenant) as maker using (tenant)
      join (select tenant, min(product_id) as product_id from products.price where profile_id = 'ADULT' group by tenant
           ) as sold using (tenant)
      cross join lateral (values
        ('quarantine', jsonb_build_object('validFrom', day, 'days', 10)),
        ('prices', jsonb_build_object('productId', product_id, 'profileId', 'ADULT', 'nrOfZones', 1,
                                      'validFrom', day, 'priceOre', 90000))) as proposed (kind, after)
     order by kind desc, day`.execute(tablesOf(tx));
}

/** By the order of the companies: each is found as the thing of one. */
export const proposalIds = (kind: ProposalKind) => async (tx: Transaction) => {
  const { rows } = await sql<{ id: number; companyId: number }>`
    select proposal.id, company.id as "companyId"
      from (select id, tenant, row_number() over (partition by tenant order by id) as place
              from operator_desk.proposal where kind = ${kind}) as proposal
      join (select id, tenant, row_number() over (partition by tenant order by id) as place
              from companies.company) as company using (tenant, place)`.execute(tablesOf(tx));
  return rows;
};

/** The addresses of an operator's users who may decide what one of them has proposed. */
export async function decidersAt(
  database: Database,
  { tenant, id: maker }: { readonly tenant: TenantId; readonly id: number },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users."user" join users.global_role role on role.user_id = "user".id
     where "user".tenant = ${tenant} and role = 'GLOBAL_COMPANY_ADMIN' and state = 'ACTIVE' and "user".id <> ${maker}`.execute(
    tablesOf(database),
  );
  return rows.map(({ email }) => email);
}

export const deactivate = (database: Database, emails: readonly string[]) =>
  sql`update users."user" set state = 'INACTIVE' where email = any(${[...emails]}::text[])`.execute(
    tablesOf(database),
  );

/** In how many days the invoices of an agreement are due. */
export async function deadlineOf(database: Database, agreementId: number): Promise<number> {
  const row = await tablesOf(database)
    .selectFrom('agreements.agreement')
    .select('payment_deadline_days as days')
    .where('id', '=', agreementId)
    .executeTakeFirstOrThrow();
  return row.days;
}

/** Products are as old as the first file again, the company ticket is sold as it was, and no change was ever approved. */
export async function forgetFiles({ database }: { readonly database: Database }): Promise<void> {
  await sql`delete from products.product_change`.execute(tablesOf(database));
  await sql`
    update products.product
       set as_of = '2024-01-01',
           name = case id when 'company-ticket' then '{"nb":"Bedriftsbillett","en":"Company ticket"}' else name end,
           services = case id when 'company-ticket' then '{company-tickets,housing}' else services end`.execute(
    tablesOf(database),
  );
}
