import type { Database } from '@takst/server/platform/db/database.ts';
import { tablesOf } from '@takst/server/platform/db/tables.ts';
import { unitFindingsOf } from '@takst/server/services/housing/unit/unit-findings.query.ts';
import { unitOfLine } from '@takst/server/services/housing/unit/unit-of-line.query.ts';
import { sql } from 'kysely';

/** The id of the housing association. */
export async function associationIn(database: Database): Promise<number> {
  const { companyId } = await tablesOf(database)
    .selectFrom('agreements.agreement')
    .select('company_id as companyId')
    .where('subtype', '=', 'HOUSING_COOPERATIVE_AGREEMENT')
    .executeTakeFirstOrThrow();
  return companyId;
}

export type DocumentedResident = {
  readonly phone: string;
  /** Unit, first and last day. */
  readonly lives: readonly string[];
  readonly tickets: readonly string[];
  readonly subscriptions: readonly string[];
  /** Phones of the people who share or shared a unit with a resident. */
  readonly with: readonly string[];
};

const days = (from: string, to: string) =>
  sql`concat_ws(' ', ${sql.ref(from)}, coalesce(${sql.ref(to)}::text, 'on'))`;

/** The residents that the documentation names. */
export async function documentedResidents(
  database: Database,
  companyId: number,
): Promise<DocumentedResident[]> {
  const entries = (table: 'tickets.ticket' | 'subscriptions.subscription') => sql`(
    select coalesce(jsonb_agg(${days('start_date', 'expiration_date')} order by start_date), '[]')
      from ${sql.table(table)} as entry
     where entry.company_id = holder.company_id and entry.holder_id = holder.id)`;
  const { rows } = await sql<DocumentedResident>`
    select phone, ${entries('tickets.ticket')} as tickets,
           ${entries('subscriptions.subscription')} as subscriptions,
           (select jsonb_agg(unit.number || ' ' || ${days('from_date', 'to_date')} order by from_date)
              from housing.residence join housing.unit on unit.id = unit_id
             where residence.company_id = holder.company_id and holder_id = holder.id) as lives,
           (select coalesce(jsonb_agg(other.phone order by other.phone), '[]')
              from housing.residence own
              join housing.residence theirs using (company_id, unit_id, household)
              join holders.holder other on other.id = theirs.holder_id
             where own.company_id = holder.company_id and own.holder_id = holder.id
               and theirs.holder_id <> holder.id) as with
      from holders.holder
     where company_id = ${companyId} and phone like '4123%'
     order by phone`.execute(tablesOf(database));
  return rows;
}

export type UnitCounts = {
  readonly units: number;
  /** In which somebody lives today. */
  readonly occupied: number;
  readonly ofOne: number;
  readonly ofTwo: number;
  readonly ofMore: number;
  /** Of which somebody has moved out, or into which somebody has moved, in the last twelve months. */
  readonly left: number;
  readonly entered: number;
};

export type AssociationAt = { readonly companyId: number; readonly today: Temporal.PlainDate };

export async function unitCounts(
  database: Database,
  { companyId, today }: AssociationAt,
): Promise<UnitCounts> {
  const yearAgo = today.subtract({ years: 1 });
  const { rows } = await sql<UnitCounts>`
    with home as (
      select unit.id,
             count(*) filter (where from_date <= ${today} and coalesce(to_date, ${today}) >= ${today}) as people,
             count(*) filter (where to_date >= ${yearAgo} and to_date < ${today}) as outs,
             count(*) filter (where from_date > ${yearAgo} and from_date <= ${today}) as ins
        from housing.unit
        left join housing.residence on residence.company_id = unit.company_id and unit_id = unit.id
       where unit.company_id = ${companyId}
       group by unit.id
    )
    select count(*)::int as units, (count(*) filter (where people > 0))::int as occupied,
           (count(*) filter (where people = 1))::int as "ofOne",
           (count(*) filter (where people = 2))::int as "ofTwo",
           (count(*) filter (where people > 2))::int as "ofMore",
           (count(*) filter (where outs > 0))::int as left,
           (count(*) filter (where ins > 0))::int as entered
      from home`.execute(tablesOf(database));
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
}

/** The numbers of the units in which a move-out was forgotten. */
export async function unitsWithFindings(
  database: Database,
  { companyId, today }: AssociationAt,
): Promise<{ twoHouseholds: readonly string[]; runsAfterMoveOut: readonly string[] }> {
  const { rows } = await sql<{ number: string; two: boolean; runs: boolean }>`
    select number, has_two_households as two, runs_after_move_out as runs
      from (${unitFindingsOf(companyId, today)}) as finding
      join housing.unit on unit.company_id = ${companyId} and unit.id = finding.unit_id
     order by number`.execute(tablesOf(database));
  const numbers = (isFound: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isFound).map(({ number }) => number);
  return {
    twoHouseholds: numbers(({ two }) => two),
    runsAfterMoveOut: numbers(({ runs }) => runs),
  };
}

/** The closed months of an association: how many lines they have, and how many of those no unit is known for. */
export async function closedUnitMonths(
  database: Database,
  companyId: number,
): Promise<{ month: string; lines: number; withoutUnit: number }[]> {
  const unit = unitOfLine({
    companyId: sql`line.company_id`,
    holderId: sql`line_holder.holder_id`,
    relatedId: sql`line.related_id`,
    month: sql`line.period_start`,
  });
  const { rows } = await sql<{ month: string; lines: number; withoutUnit: number }>`
    select to_char(month, 'YYYY-MM') as month, count(*)::int as lines,
           (count(*) filter (where unit_id is null))::int as "withoutUnit"
      from (select period_start as month, ${unit} as unit_id
              from invoices.line
              left join invoices.line_holder
                on line_holder.company_id = line.company_id and line_holder.line_id = line.id
             where line.company_id = ${companyId}) as line
     group by month order by month`.execute(tablesOf(database));
  return rows;
}
