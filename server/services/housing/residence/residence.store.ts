import type { Residence } from '@takst/domain/services/housing/residence.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** A residence of a company's housing association. */
export type CompanyResidence = Residence & { readonly companyId: number };

export type NewResidence = Omit<CompanyResidence, 'id' | 'household'> & {
  /** Whose household it joins; null for one of its own. */
  readonly household: number | null;
};

/** Changes residences that the transaction holds the locks of, and adds new ones. Returns the ids of those, in their order. */
export async function saveResidences(
  tx: Transaction,
  tenant: TenantId,
  { changed, opened }: { changed: readonly CompanyResidence[]; opened: readonly NewResidence[] },
): Promise<number[]> {
  // Ends old residences first, so that no person lives in two units at once.
  await updateResidences(tx, changed);
  if (opened.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with given as materialized (
      select nextval(pg_get_serial_sequence('housing.residence', 'id')) as id, given.*
        from json_to_recordset(${JSON.stringify(opened)}::text::json) as given (
               "companyId" bigint, "unitId" bigint, "holderId" bigint, household bigint, "fromDate" date,
               "toDate" date)
    ), saved as (
      insert into housing.residence (tenant, company_id, id, unit_id, holder_id, household, from_date, to_date)
      overriding system value
      select ${tenant}, "companyId", given.id, "unitId", "holderId",
             coalesce(household, min(given.id) over (partition by "companyId", "unitId", "fromDate")),
             "fromDate", "toDate"
        from given
    )
    select id from given`.execute(tablesOf(tx));
  return rows.map(({ id }) => id);
}

/** Residences as they are from now on; the transaction holds the locks of their people and units. */
export async function updateResidences(
  tx: Transaction,
  residences: readonly CompanyResidence[],
): Promise<void> {
  if (residences.length === 0) return;
  await sql`
    update housing.residence
       set unit_id = given."unitId", household = given.household, from_date = given."fromDate",
           to_date = given."toDate"
      from json_to_recordset(${JSON.stringify(residences)}::text::json) as given (
             "companyId" bigint, id bigint, "unitId" bigint, household bigint, "fromDate" date, "toDate" date)
     where residence.company_id = given."companyId" and residence.id = given.id`.execute(
    tablesOf(tx),
  );
}

type Departure = { readonly residence: CompanyResidence; readonly lastDay: Temporal.PlainDate };

/** Ends residences on their last days; one that would begin after that never does. */
export async function endResidences(
  tx: Transaction,
  departures: readonly Departure[],
): Promise<void> {
  const never = departures.filter(
    ({ residence, lastDay }) => Temporal.PlainDate.compare(residence.fromDate, lastDay) > 0,
  );
  if (never.length > 0) {
    await sql`
      delete from housing.residence
       using unnest(${sql.val(never.map(({ residence }) => residence.companyId))}::bigint[],
                    ${sql.val(never.map(({ residence }) => residence.id))}::bigint[]) as given (company_id, id)
       where residence.company_id = given.company_id and residence.id = given.id`.execute(
      tablesOf(tx),
    );
  }
  const endedResidences = departures.filter((one) => !never.includes(one));
  await updateResidences(
    tx,
    endedResidences.map(({ residence, lastDay }) => ({ ...residence, toDate: lastDay })),
  );
}
