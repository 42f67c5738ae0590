import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany, withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { type Chosen, type ListRows, searchedRows } from '#platform/db/search/list-rows.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';

/** Joins the cost centre of `holder`. */
export const ofCostCentre = sql`
  left join subscribers.cost_centre
    on cost_centre.company_id = holder.company_id and cost_centre.id = holder.cost_centre_id`;

export const costCentreJson = sql`
  case when cost_centre.id is not null then jsonb_build_object(
    'id', cost_centre.id, 'code', cost_centre.code, 'name', cost_centre.name) end`;

/** People without one come last. */
export const costCentreKey = () => ({
  key: sql`cost_centre.sorted`,
  isNullable: true,
  join: ofCostCentre,
});

/** The condition on `holders.holder` for the people who have a cost centre, or none. */
export const hasCostCentre = (id: number | 'none'): RawBuilder<SqlBool> =>
  id === 'none'
    ? sql<SqlBool>`holder.cost_centre_id is null`
    : sql<SqlBool>`holder.cost_centre_id = ${id}`;

/** How many people have each cost centre of a company that anybody has, as JSON by code. */
export const costCentresWithPeople = (companyId: number): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', cost_centre.id, 'code', code, 'name', name, 'people', people) order by sorted, cost_centre.id), '[]')
    from subscribers.cost_centre
    join (select cost_centre_id, count(*)::int as people from holders.holder
           where company_id = ${companyId} and cost_centre_id is not null
           group by cost_centre_id) as used on used.cost_centre_id = cost_centre.id
   where cost_centre.company_id = ${companyId})`;

type InCompany = { readonly scope: Scope; readonly companyId: number };
export type ListedCostCentre = CostCentre & { readonly people: number };

/** The cost centres of a company, by code. */
export const costCentres = (
  database: Database,
  { scope, companyId }: InCompany,
  { words, sort }: Chosen,
): ListRows<ListedCostCentre> =>
  searchedRows<ListedCostCentre>(database, {
    schema: 'subscribers',
    table: 'cost_centre',
    where: sql`${withinCompany(scope, 'cost_centre', companyId)}`,
    words,
    sort,
    entry: sql`
      select cost_centre.id, code, name,
             (select count(*) from holders.holder
               where holder.company_id = ${companyId} and holder.cost_centre_id = page.id)::int as people
        from subscribers.cost_centre
       where cost_centre.company_id = ${companyId} and cost_centre.id = page.id`,
  });

export const sortedByCode = sql.ref('cost_centre.sorted');

/** Those of a company, to choose one with a lock of its own. */
export const costCentreById = (tx: Transaction, { scope, companyId }: InCompany, id: number) =>
  tablesOf(tx)
    .selectFrom('subscribers.cost_centre as cost_centre')
    .select(['cost_centre.id', 'code', 'name'])
    .where(withinCompany(scope, 'cost_centre', companyId))
    .where('cost_centre.id', '=', id);

type SubscriberWithCostCentre = {
  readonly id: number;
  readonly companyId: number;
  readonly costCentre: CostCentre | null;
};

/** A person of a company with their cost centre; undefined when they are outside the scope, or erased. */
export async function findWithCostCentre(
  source: Database | Transaction,
  scope: Scope,
  id: number,
): Promise<SubscriberWithCostCentre | undefined> {
  const { rows } = await sql<SubscriberWithCostCentre>`
    select holder.id, holder.company_id as "companyId", ${costCentreJson} as "costCentre"
      from holders.holder ${ofCostCentre}
     where ${withinScope(scope, 'holder')} and holder.kind = 'subscriber' and ${isKnownHolder('holder')}
       and holder.id = ${id}`.execute(tablesOf(source));
  return rows[0];
}
