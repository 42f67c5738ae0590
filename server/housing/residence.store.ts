import type { Residence } from '@takst/domain/housing/residence.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

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
  // First: whoever moves from one unit to another is in both for no moment.
  if (changed.length > 0) {
    await sql`
      update housing.residence
         set unit_id = given."unitId", household = given.household, from_date = given."fromDate",
             to_date = given."toDate"
        from json_to_recordset(${JSON.stringify(changed)}::text::json) as given (
               "companyId" bigint, id bigint, "unitId" bigint, household bigint, "fromDate" date, "toDate" date)
       where residence.company_id = given."companyId" and residence.id = given.id`.execute(
      tablesOf(tx),
    );
  }
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
