import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import { type RawBuilder, sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { cached } from '#platform/db/cache/cached.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isActiveUser } from '#platform/access/live/active-user.query.ts';
import type { SignedIn } from '#platform/scope/signed-in.ts';
import { type UserVersion, userVersion } from '#platform/scope/user-version.ts';

export type SessionKey = {
  tenant: TenantId;
  tokenDigest: string;
  /** The company that the call is about, which a global role reaches without a role in it. */
  companyId: number | null;
};

/** JSON has no dates. */
type CompanyRow = {
  id: number;
  roles: string[];
  arbitraryDates: boolean;
  disableRefundSubscriptionButton: boolean;
  agreements: {
    subtype: string;
    endDate: string | null;
    awaitsSignature: boolean;
    ticketCounter: CounterTerms | null;
  }[];
  version: string;
};
type Row = SignedIn['user'] & {
  globalRoles: string[];
  companies: CompanyRow[];
};

type SessionTimes = {
  accessExpiresAt: Temporal.Instant;
  createdAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant;
};

type SignedInSession = SessionTimes & { signedIn: SignedIn; version: UserVersion };

/**
 * Who is signed in and what decides their features, in one statement for each call, across the
 * areas that know it: session, user, roles, companies, agreements, settings. Only an active user
 * is found, so somebody who is deactivated is refused at the next call (docs/decisions/0026).
 */
export const findSignedIn = cached(10_000, loadSignedIn);

async function loadSignedIn(
  source: Database | Transaction,
  { tenant, tokenDigest, companyId }: SessionKey,
): Promise<SignedInSession | null> {
  const { rows } = await sql<Row & SessionTimes>`
    select session.access_expires_at as "accessExpiresAt", session.created_at as "createdAt",
           session.last_used_at as "lastUsedAt", ${factsOf(companyId)}
      from session.session
      join users."user" u on u.tenant = session.tenant and u.id = session.user_id
     where session.token_digest = ${tokenDigest} and session.tenant = ${tenant}
       and ${isActiveUser('u')}`.execute(tablesOf(source));
  const [row] = rows;
  if (!row) return null;
  const { accessExpiresAt, createdAt, lastUsedAt, ...facts } = row;
  const signedIn = signedInOf(facts);
  const version = userVersion({ signedIn, companies: facts.companies, companyId });
  return { accessExpiresAt, createdAt, lastUsedAt, signedIn, version };
}

type UserKey = { tenant: TenantId; userId: number; companyId: number };

/** The same of a user whose work continues after the call; null when they are no longer active. */
export async function findActiveUser(
  source: Database | Transaction,
  { tenant, userId, companyId }: UserKey,
): Promise<SignedIn | null> {
  const { rows } = await sql<Row>`
    select ${factsOf(companyId)} from users."user" u
     where u.tenant = ${tenant} and u.id = ${userId} and ${isActiveUser('u')}`.execute(
    tablesOf(source),
  );
  return rows[0] ? signedInOf(rows[0]) : null;
}

/** Columns of the user `u`: who, and what decides their features. */
const factsOf = (companyId: number | null): RawBuilder<unknown> => sql`
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.phone, u.phone_country_code as "phoneCountryCode",
  array(select g.role from users.global_role g
         where g.tenant = u.tenant and g.user_id = u.id order by g.role) as "globalRoles",
  coalesce((
    select jsonb_agg(jsonb_build_object(
             'id', c.id,
             'roles', array(select r.role from users.company_role r
                             where r.user_id = u.id and r.company_id = c.id order by r.role),
             'arbitraryDates', coalesce(s.arbitrary_dates, false),
             'disableRefundSubscriptionButton', coalesce(s.disable_refund_subscription_button, false),
             'agreements', coalesce((
               select jsonb_agg(jsonb_build_object(
                        'subtype', a.subtype, 'endDate', a.end_date, 'awaitsSignature', a.awaits_signature,
                        'ticketCounter', a.ticket_counter))
                 from agreements.agreement a
                where a.company_id = c.id and ${isLiveAgreement('a')}), '[]'),
             'version', md5(concat(c::text, s::text, (
               select string_agg(a::text, ',' order by a.id) from agreements.agreement a
                where a.company_id = c.id and ${isLiveAgreement('a')}))))
           order by c.id)
      from companies.company c
      left join companies.settings s on s.company_id = c.id
     where c.tenant = u.tenant and ${isLiveCompany('c')} and c.id in (
       select r.company_id from users.company_role r
        where r.tenant = u.tenant and r.user_id = u.id
       union
       select ${companyId}::bigint where exists (
         select from users.global_role g
          where g.tenant = u.tenant and g.user_id = u.id))), '[]') as companies`;

const signedInOf = ({ globalRoles, companies, ...user }: Row): SignedIn => ({
  user,
  globalRoles,
  companies: companies.map(withDates),
});

const withDates = ({
  id,
  roles,
  arbitraryDates,
  disableRefundSubscriptionButton,
  agreements,
}: CompanyRow): SignedIn['companies'][number] => ({
  id,
  roles,
  arbitraryDates,
  disableRefundSubscriptionButton,
  agreements: agreements.map(({ subtype, endDate, awaitsSignature, ticketCounter }) => ({
    subtype,
    awaitsSignature,
    ticketCounter,
    endDate: endDate === null ? null : Temporal.PlainDate.from(endDate),
  })),
});
