import type { AccessRequestOutcome } from '@takst/domain/services/onboarding/access-request.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Language } from '#platform/http/call.ts';
import { isOpenAccessRequest, withinAccessRequests } from './access-request.query.ts';

export type NewAccessRequest = {
  readonly tenant: TenantId;
  readonly organisationNumber: string;
  readonly registeredName: string;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly language: Language;
  readonly requestedAt: Temporal.Instant;
  /** An open request that was announced since then is not announced again. */
  readonly announcedSince: Temporal.Instant;
};

/** Stores a request, or updates the person's open one for the same company. */
export async function saveAccessRequest(
  tx: Transaction,
  request: NewAccessRequest,
): Promise<{ readonly id: number; readonly isAnnounced: boolean }> {
  const { rows } = await sql<{ id: number; isAnnounced: boolean }>`
    insert into onboarding.access_request as request (
      tenant, organisation_number, registered_name, company_name, first_name, last_name, email,
      phone_country_code, phone, language, requested_at)
    values (${request.tenant}, ${request.organisationNumber}, ${request.registeredName},
            ${request.companyName}, ${request.firstName}, ${request.lastName}, ${request.email},
            ${request.phoneCountryCode}, ${request.phone}, ${request.language},
            ${request.requestedAt}::timestamptz)
    on conflict (tenant, organisation_number, lower(email)) where outcome is null do update
       set registered_name = excluded.registered_name, company_name = excluded.company_name,
           first_name = excluded.first_name, last_name = excluded.last_name, email = excluded.email,
           phone_country_code = excluded.phone_country_code, phone = excluded.phone,
           language = excluded.language, requested_at = excluded.requested_at,
           announced_at = case when request.announced_at > ${request.announcedSince}::timestamptz
                               then request.announced_at end
    returning id, announced_at is not null as "isAnnounced"`.execute(tablesOf(tx));
  const [savedRequest] = rows;
  if (!savedRequest) throw new Error('An insert returned no row.');
  return savedRequest;
}

export type LockedAccessRequest = {
  readonly id: number;
  /** The company at this moment; null for none. */
  readonly companyId: number | null;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly outcome: AccessRequestOutcome | null;
  readonly answeredBy: string | null;
};

/** Locks a request until the transaction ends, so that the first answer counts; undefined outside the scope. */
export async function lockAccessRequest(
  tx: Transaction,
  scope: Scope,
  id: number,
): Promise<LockedAccessRequest | undefined> {
  const isTheirs = sql`access_request.id = ${id} and ${withinAccessRequests(scope, 'access_request')}`;
  await sql`
    select from onboarding.access_request where ${isTheirs} for no key update`.execute(
    tablesOf(tx),
  );
  const { rows } = await sql<LockedAccessRequest>`
    select access_request.id, first_name as "firstName", last_name as "lastName", email, language,
           outcome, company.id as "companyId", coalesce(company.name, registered_name) as "companyName",
           (select answerer.first_name || ' ' || answerer.last_name from users."user" as answerer
             where answerer.tenant = access_request.tenant and answerer.id = answered_by) as "answeredBy"
      from onboarding.access_request
      left join companies.company on company.tenant = access_request.tenant
       and company.organisation_number = access_request.organisation_number and ${isLiveCompany('company')}
     where ${isTheirs}`.execute(tablesOf(tx));
  return rows[0];
}

export type AccessRequestAnswer = {
  readonly outcome: AccessRequestOutcome;
  readonly answeredAt: Temporal.Instant;
  readonly answeredBy: number | null;
  /** Who got access; of `accepted` alone. */
  readonly userId?: number;
  readonly reason?: string | null;
};

export async function answerAccessRequest(
  tx: Transaction,
  { tenant, id }: { readonly tenant: TenantId; readonly id: number },
  { outcome, answeredAt, answeredBy, userId, reason = null }: AccessRequestAnswer,
): Promise<void> {
  await tablesOf(tx)
    .updateTable('onboarding.access_request')
    .set({
      outcome,
      answered_at: answeredAt,
      answered_by: answeredBy,
      user_id: userId ?? null,
      reason,
    })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type GrantedAccess = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly userId: number;
  readonly answeredBy: number | null;
  readonly at: Temporal.Instant;
};

export type AcceptedAccessRequest = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** Accepts the open request of a user who has got a role in the company; there is one at most. */
export async function acceptOpenAccessRequest(
  tx: Transaction,
  { tenant, companyId, userId, answeredBy, at }: GrantedAccess,
): Promise<AcceptedAccessRequest | undefined> {
  const { rows } = await sql<AcceptedAccessRequest>`
    update onboarding.access_request
       set outcome = 'accepted', user_id = ${userId}, answered_by = ${answeredBy},
           answered_at = ${at}::timestamptz
      from companies.company, users."user"
     where access_request.tenant = ${tenant} and ${isOpenAccessRequest('access_request')}
       and company.tenant = ${tenant} and company.id = ${companyId}
       and company.organisation_number = access_request.organisation_number
       and "user".tenant = ${tenant} and "user".id = ${userId}
       and lower("user".email) = lower(access_request.email)
    returning access_request.id, access_request.first_name as "firstName",
              access_request.last_name as "lastName", access_request.email`.execute(tablesOf(tx));
  return rows[0];
}
