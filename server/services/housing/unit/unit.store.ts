import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type NumberedUnit = { readonly companyId: number; readonly number: string };
export type LockedUnit = { readonly id: number; readonly number: string };

/**
 * Finds or creates units by their numbers and locks them until the transaction ends, so that moves into and out of one
 * unit run one after the other. In the order of the list; the rows are locked in the order of their numbers. The caller
 * has locked the people who move.
 */
export async function lockUnits(
  tx: Transaction,
  tenant: TenantId,
  units: readonly NumberedUnit[],
): Promise<LockedUnit[]> {
  if (units.length === 0) return [];
  const companyIds = sql.val(units.map(({ companyId }) => companyId));
  const numbers = sql.val(units.map(({ number }) => number.trim()));
  const { rows } = await sql<LockedUnit & { place: number }>`
    with given as materialized (
      select company_id, number, text.lower_case(number) as folded, place::int
        from unnest(${companyIds}::bigint[], ${numbers}::text[]) with ordinality
          as given (company_id, number, place)
    ), locked as (
      insert into housing.unit (tenant, company_id, number)
      select ${tenant}, company_id, min(number) from given group by company_id, folded order by company_id, folded
      on conflict (company_id, folded) do update set number = unit.number
      returning company_id, id, folded, number
    )
    select place, locked.id, locked.number from given join locked using (company_id, folded)
     order by place`.execute(tablesOf(tx));
  return rows.map(({ id, number }) => ({ id, number }));
}

/** The units that exist of these, by their numbers as they are given. */
export async function findUnits(
  tx: Transaction,
  units: readonly NumberedUnit[],
): Promise<Map<string, LockedUnit>> {
  const companyIds = sql.val(units.map(({ companyId }) => companyId));
  const numbers = sql.val(units.map(({ number }) => number));
  const { rows } = await sql<LockedUnit & { given: string }>`
    select distinct given.number as given, unit.id, unit.number
      from unnest(${companyIds}::bigint[], ${numbers}::text[]) as given (company_id, number)
      join housing.unit on unit.company_id = given.company_id
       and unit.folded = text.lower_case(trim(given.number))`.execute(tablesOf(tx));
  return new Map(rows.map(({ given, id, number }) => [given, { id, number }]));
}

/** Locks units that are known by their ids. */
export async function lockUnitIds(
  tx: Transaction,
  companyId: number,
  unitIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<LockedUnit>`
    select id, number from housing.unit
     where company_id = ${companyId} and id = any(${sql.val([...unitIds])}::bigint[])
     order by folded for update`.execute(tablesOf(tx));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The id of the unit with a number, which is there from now on. It is not locked. */
export async function ensureUnit(
  tx: Transaction,
  tenant: TenantId,
  { companyId, number }: NumberedUnit,
): Promise<number> {
  const tables = tablesOf(tx);
  await sql`
    insert into housing.unit (tenant, company_id, number) values (${tenant}, ${companyId}, ${number.trim()})
    on conflict (company_id, folded) do nothing`.execute(tables);
  const { rows } = await sql<{ id: number }>`
    select id from housing.unit
     where company_id = ${companyId} and folded = text.lower_case(${number.trim()})`.execute(
    tables,
  );
  return rows[0]?.id ?? 0;
}
