import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** An open proposal for each company, of a quarantine from a day that is known by its number. */
export async function placeProposals(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql`
    insert into operator_desk.proposal (tenant, kind, rows, first_day, proposed_by, proposed_at)
    select company.tenant, 'quarantine',
           jsonb_build_array(jsonb_build_object('before', null, 'after', jsonb_build_object(
             'validFrom', '2098-01-01'::date + place::int, 'days', 10))),
           '2098-01-01'::date + place::int, maker.id, ${now}::timestamptz
      from (select tenant, row_number() over (order by id) as place from companies.company) as company
      join (select tenant, min(id) as id from users."user" group by tenant) as maker using (tenant)`.execute(
    tablesOf(tx),
  );
}

/** By the order of the companies: each is found as the thing of one. */
export async function proposalIds(tx: Transaction) {
  const { rows } = await sql<{ id: number; companyId: number }>`
    select proposal.id, company.id as "companyId"
      from (select id, tenant, row_number() over (partition by tenant order by id) as place
              from operator_desk.proposal) as proposal
      join (select id, tenant, row_number() over (partition by tenant order by id) as place
              from companies.company) as company using (tenant, place)`.execute(tablesOf(tx));
  return rows;
}
