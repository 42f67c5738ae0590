import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';
import type { SignedIn } from './signed-in.ts';

export type SessionKey = {
  tenant: TenantId;
  tokenDigest: string;
  /** The company that the call is about, which a global role may reach without a role in it. */
  companyId: number | null;
};

/** JSON has no dates; everything else in it is as `SignedIn` wants it. */
type CompanyJson = Omit<SignedIn['companies'][number], 'agreements'> & {
  agreements: (Omit<SignedIn['companies'][number]['agreements'][number], 'endDate'> & {
    endDate: string | null;
  })[];
};
type Row = SignedIn['user'] & {
  accessExpiresAt: Temporal.Instant;
  globalRoles: string[];
  companies: CompanyJson[];
};

/**
 * Who is signed in and what decides their features, in one statement for each call, across the
 * areas that know it: session, user, roles, companies, agreements, settings. Only an active user
 * is found, so somebody who is deactivated is refused at the next call.
 */
export async function findSignedIn(
  database: Database,
  { tenant, tokenDigest, companyId }: SessionKey,
): Promise<{ signedIn: SignedIn; accessExpiresAt: Temporal.Instant } | null> {
  const { rows } = await sql<Row>`
    select session.access_expires_at as "accessExpiresAt",
           u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
           u.phone, u.phone_country_code as "phoneCountryCode",
           coalesce((select jsonb_agg(g.role order by g.role) from users.global_role g
                      where g.tenant = u.tenant and g.user_id = u.id), '[]') as "globalRoles",
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'id', c.id, 'kind', c.kind,
                      'roles', coalesce((
                        select jsonb_agg(r.role order by r.role) from users.company_role r
                         where r.user_id = u.id and r.company_id = c.id), '[]'),
                      'agreements', coalesce((
                        select jsonb_agg(jsonb_build_object(
                                 'id', a.id, 'subtype', a.subtype, 'endDate', a.end_date,
                                 'ticketCounter', a.ticket_counter) order by a.id)
                          from agreements.agreement a
                         where a.company_id = c.id and a.deleted_at is null), '[]'),
                      'settings', jsonb_build_object(
                        'increasedExpiry', coalesce(s.increased_expiry, false),
                        'arbitraryDates', coalesce(s.arbitrary_dates, false))) order by c.id)
               from companies.company c
               left join companies.settings s on s.company_id = c.id
              where c.tenant = u.tenant and c.deleted_at is null and c.id in (
                select r.company_id from users.company_role r
                 where r.tenant = u.tenant and r.user_id = u.id
                union
                select ${companyId}::bigint where exists (
                  select from users.global_role g
                   where g.tenant = u.tenant and g.user_id = u.id))), '[]') as companies
      from session.session
      join users."user" u on u.tenant = session.tenant and u.id = session.user_id
     where session.token_digest = ${tokenDigest} and session.tenant = ${tenant}
       and u.state = 'ACTIVE'`.execute(tablesOf(database));
  const [row] = rows;
  if (!row) return null;
  const { accessExpiresAt, globalRoles, companies, ...user } = row;
  return {
    accessExpiresAt,
    signedIn: {
      user,
      globalRoles,
      companies: companies.map(({ agreements, ...company }) => ({
        ...company,
        agreements: agreements.map(({ endDate, ...agreement }) => ({
          ...agreement,
          endDate: endDate === null ? null : Temporal.PlainDate.from(endDate),
        })),
      })),
    },
  };
}
