import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** One cost centre of each company with employees, and one employee who has it. */
export async function placeCostCentres(tx: Transaction): Promise<void> {
  await sql`
    with centre as (
      insert into subscribers.cost_centre (tenant, company_id, code, name)
      select distinct tenant, company_id, '5555', 'Salg ' || company_id
        from agreements.agreement where subtype = 'SUBSCRIPTIONS'
      returning company_id, id
    )
    update holders.holder set cost_centre_id = centre.id
      from centre
     where holder.company_id = centre.company_id
       and holder.id = (select max(id) from holders.holder as last
                         where last.company_id = centre.company_id and last.kind = 'subscriber')`.execute(
    tablesOf(tx),
  );
}

export const costCentreIds = (tx: Transaction) =>
  tablesOf(tx)
    .selectFrom('subscribers.cost_centre')
    .select(['id', 'company_id as companyId'])
    .orderBy('id')
    .execute();

/** Fills the list of a company up to a number. */
export const fillCostCentres = (database: Database, companyId: number, count: number) =>
  sql`insert into subscribers.cost_centre (tenant, company_id, code, name)
      select tenant, id, 'F' || number, 'Fylt' from companies.company
       cross join generate_series(1, ${count}::int) as number where id = ${companyId}`.execute(
    tablesOf(database),
  );
