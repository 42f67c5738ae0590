import type { UnitPerson } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import { runningEntriesThere, unitFindingsOf } from '#services/housing/unit/unit-findings.query.ts';
import { unitLines, type UnitLinesRequest } from '#services/housing/unit/unit-lines.query.ts';

export type FoundPerson = UnitPerson & {
  readonly unitId: number;
  readonly unitNumber: string;
  readonly person: { subscriberId: number; firstName: string; lastName: string };
  /** What they have costs so much in the months of the request. */
  readonly costOre: number;
};

/** The people of the units in which move-outs were forgotten, by unit and in the order in which they moved in. */
export async function peopleOfFoundUnits(
  database: Database,
  request: UnitLinesRequest,
): Promise<FoundPerson[]> {
  const { companyId, today } = request;
  const { rows } = await sql<FoundPerson>`
    with ${unitLines(request)}, cost as (
      select holder_id, sum(paid_ore)::bigint as cost_ore from unit_line group by holder_id
    )
    select unit.id as "unitId", unit.number as "unitNumber", jsonb_build_object(
             'subscriberId', holder.id, 'firstName', first_name, 'lastName', last_name) as person,
           household, from_date as "fromDate", to_date as "toDate",
           coalesce(cost_ore, 0)::bigint as "costOre",
           ${runningEntriesThere()} as "runningEntries"
      from (${unitFindingsOf(companyId, today)}) as found
      join housing.unit on unit.company_id = ${companyId} and unit.id = found.unit_id
      join housing.residence lived on lived.company_id = ${companyId} and lived.unit_id = found.unit_id
      join holders.holder on holder.company_id = ${companyId} and holder.id = lived.holder_id
      left join cost on cost.holder_id = lived.holder_id
     where ${isKnownHolder('holder')} and (has_two_households or runs_after_move_out)
     order by text.natural_key(unit.number), unit.id, from_date, lived.id`.execute(
    tablesOf(database),
  );
  return rows;
}
