import type { Occupant } from '@takst/contract/services/housing/move-in.contract.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import type { CompanyResidence } from './residence.store.ts';

/** The phones of residents; of those outside the scope none. */
export async function phonesOfResidents(
  tx: Transaction,
  scope: CompanyScope,
  subscriberIds: readonly number[],
): Promise<{ phoneCountryCode: string; phone: string }[]> {
  const { rows } = await sql<{ phoneCountryCode: string; phone: string }>`
    select phone_country_code as "phoneCountryCode", phone from holders.holder
     where id = any(${sql.val([...subscriberIds])}::bigint[]) and ${isKnownHolder('holder')}
       and ${withinScope(scope, 'holder')}`.execute(tablesOf(tx));
  return rows;
}

/** Who lives in residences, and since when. */
export async function occupantsOf(
  tx: Transaction,
  residences: readonly CompanyResidence[],
): Promise<Occupant[]> {
  const { rows } = await sql<Occupant>`
    select holder.id as "subscriberId", first_name as "firstName", last_name as "lastName",
           from_date as "fromDate"
      from housing.residence
      join holders.holder on holder.company_id = residence.company_id and holder.id = residence.holder_id
     where residence.id = any(${sql.val(residences.map(({ id }) => id))}::bigint[])
     order by from_date, residence.id`.execute(tablesOf(tx));
  return rows;
}
