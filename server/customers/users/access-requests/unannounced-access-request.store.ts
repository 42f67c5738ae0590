import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { administratorsOf } from '#platform/access/live/active-user.query.ts';
import { isOpenAccessRequest } from './access-request.query.ts';

export type UnannouncedAccessRequest = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly organisationNumber: string;
  readonly typedName: string;
  readonly companyName: string;
  /** Null while the company is no customer. */
  readonly companyId: number | null;
  /** E-mail addresses of those who administer its users. */
  readonly administrators: readonly string[];
};

type RequestKey = { readonly tenant: TenantId; readonly id: number };

/** Marks an open request as announced; null when it is answered, erased or announced already. */
export async function markAnnounced(
  tx: Transaction,
  { tenant, id }: RequestKey,
  at: Temporal.Instant,
): Promise<UnannouncedAccessRequest | null> {
  const { rows } = await sql<UnannouncedAccessRequest>`
    with announced as (
      update onboarding.access_request set announced_at = ${at}::timestamptz
       where tenant = ${tenant} and id = ${id} and announced_at is null
         and ${isOpenAccessRequest('access_request')}
      returning *
    )
    select announced.id, first_name as "firstName", last_name as "lastName", email,
           phone_country_code as "phoneCountryCode", phone,
           organisation_number as "organisationNumber", company_name as "typedName",
           coalesce(company.name, registered_name) as "companyName", company.company_id as "companyId",
           array(select "user".email from ${administratorsOf('company', 'USER_ADMIN')}
                  order by "user".email) as administrators
      from announced
      left join lateral (
        select company.id as company_id, company.name from companies.company
         where company.tenant = announced.tenant and ${isLiveCompany('company')}
           and company.organisation_number = announced.organisation_number) as company on true`.execute(
    tablesOf(tx),
  );
  return rows[0] ?? null;
}
