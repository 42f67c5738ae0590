import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { isKnownHolder } from '#platform/access/live/known-holder.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type HolderKey = { readonly companyId: number; readonly id: number };

/** The holders of an operator with a phone, in all its companies. The search index finds them. */
export async function holdersOfPhone(
  tx: Transaction,
  { tenant, phone }: { readonly tenant: TenantId; readonly phone: string },
): Promise<HolderKey[]> {
  const { rows } = await sql<HolderKey>`
    select company_id as "companyId", id from holders.listed_holder as holder
     where tenant = ${tenant} and folded like ${`%${phone.slice(1)}%`}
       and phone_country_code || phone = ${phone} and ${isKnownHolder('holder')}
     order by company_id, id`.execute(tablesOf(tx));
  return rows;
}
