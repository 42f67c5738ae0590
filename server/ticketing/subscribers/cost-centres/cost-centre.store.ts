import { maxCostCentres } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import type { CostCentre } from '@takst/contract/ticketing/subscribers/cost-centre.schema.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { costCentreById } from './cost-centre.query.ts';

type CostCentreText = Omit<CostCentre, 'id'>;

/** The company's own list of cost centres. */
export function costCentreStore(tx: Transaction, scope: Scope, companyId: number) {
  const tables = tablesOf(tx);
  return {
    /** Locks the list until the transaction ends: of two changes the second sees the first. */
    async lockList(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`cost-centres:${companyId}`}, 0))`.execute(
        tables,
      );
    },

    /** Locks one before it is changed or deleted. */
    lock: (id: number): Promise<CostCentre | undefined> =>
      costCentreById(tx, { scope, companyId }, id).forUpdate().executeTakeFirst(),

    /** Keeps one from being deleted until the transaction ends. */
    hold: (id: number): Promise<CostCentre | undefined> =>
      costCentreById(tx, { scope, companyId }, id).forShare().executeTakeFirst(),

    /** The one with a code, capitals apart. */
    withCode: (code: string): Promise<CostCentre | undefined> =>
      tables
        .selectFrom('subscribers.cost_centre as cost_centre')
        .select(['id', 'code', 'name'])
        .where(withinCompany(scope, 'cost_centre', companyId))
        .where(sql<boolean>`text.lower_case(code) = text.lower_case(${code})`)
        .executeTakeFirst(),

    async isFull(): Promise<boolean> {
      const { count } = await tables
        .selectFrom('subscribers.cost_centre as cost_centre')
        .select(sql<number>`count(*)::int`.as('count'))
        .where(withinCompany(scope, 'cost_centre', companyId))
        .executeTakeFirstOrThrow();
      return count >= maxCostCentres;
    },

    /** The caller has locked the list. */
    insert: ({ code, name }: CostCentreText): Promise<CostCentre> =>
      tables
        .insertInto('subscribers.cost_centre')
        .values({ tenant: scope.tenant, company_id: companyId, code, name })
        .returning(['id', 'code', 'name'])
        .executeTakeFirstOrThrow(),

    /** The caller has locked the list and the cost centre. */
    async save({ id, code, name }: CostCentre): Promise<void> {
      await tables
        .updateTable('subscribers.cost_centre as cost_centre')
        .set({ code, name })
        .where(withinCompany(scope, 'cost_centre', companyId))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },

    /** How many people have it. */
    async people(id: number): Promise<number> {
      const { count } = await tables
        .selectFrom('holders.holder as holder')
        .select(sql<number>`count(*)::int`.as('count'))
        .where(withinCompany(scope, 'holder', companyId))
        .where('cost_centre_id', '=', id)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** The caller has locked it and checked that no employee has it. */
    async delete(id: number): Promise<void> {
      await tables
        .deleteFrom('subscribers.cost_centre as cost_centre')
        .where(withinCompany(scope, 'cost_centre', companyId))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },
  };
}
