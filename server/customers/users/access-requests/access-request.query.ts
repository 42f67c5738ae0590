import type { AccessRequest } from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import { accessRequestDeletedOn } from '@takst/domain/services/onboarding/access-request-deletion.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany, isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';
import type { Database } from '#platform/db/database.ts';
import { textByAlias } from '#platform/db/text-by-alias.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { administratorsOf, isLiveUser } from '#platform/access/live/active-user.query.ts';

/** A request that nobody has answered. The predicate of its unique index. */
export const isOpenAccessRequest = textByAlias<SqlBool>((request) => `${request}.outcome is null`);

/** The live company that a request is for, at its operator: what follows `from` or `join lateral`. */
const companyOf = (request: string) => sql`(
  select company.id as company_id, company.name
    from companies.company
   where company.tenant = ${sql.ref(`${request}.tenant`)} and ${isLiveCompany('company')}
     and company.organisation_number = ${sql.ref(`${request}.organisation_number`)}) as company`;

/**
 * The condition on requests that the scope may answer: with the global role all of the operator, else those for
 * companies of the scope. A request for no live company is thus seen by customer support alone.
 */
export const withinAccessRequests = (scope: Scope, request: string): RawBuilder<SqlBool> => {
  const ofTenant = sql<SqlBool>`${sql.ref(`${request}.tenant`)} = ${scope.tenant}`;
  if (scope.companies === 'whole-tenant') return ofTenant;
  return sql<SqlBool>`(${ofTenant} and ${sql.ref(`${request}.organisation_number`)} in (
    select company.organisation_number from companies.company
     where ${isLiveCompanyWithin(scope, 'company')}))`;
};

/** An active user administers the users of the company; without one, customer support has the request. */
export const hasUserAdministrator = (request: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from ${companyOf(request)}
   where exists (select from ${administratorsOf('company', 'USER_ADMIN')}))`;

/** As JSON: days and moments are text. */
export type AccessRequestRow = Omit<
  AccessRequest,
  'requestedAt' | 'deletedOn' | 'answeredAt' | 'company'
> & {
  readonly requestedAt: string;
  readonly answeredAt: string | null;
  readonly companyId: number | null;
  readonly currentName: string | null;
};

/** A `select` of one request, by its id. */
export const accessRequestEntry = (scope: Scope, id: RawBuilder<unknown>) => sql`
  select request.id, request.first_name as "firstName", request.last_name as "lastName", request.email,
         request.phone_country_code as "phoneCountryCode", request.phone,
         request.organisation_number as "organisationNumber",
         request.registered_name as "registeredName", request.company_name as "companyName",
         to_jsonb(request.requested_at) as "requestedAt", request.outcome,
         to_jsonb(request.answered_at) as "answeredAt", request.reason,
         (select answerer.first_name || ' ' || answerer.last_name from users."user" as answerer
           where answerer.tenant = request.tenant and answerer.id = request.answered_by) as "answeredBy",
         company.company_id as "companyId", company.name as "currentName",
         ${hasUserAdministrator('request')} as "hasAdministrator",
         ${visibleUser(scope)} as "userId"
    from onboarding.access_request as request
    left join lateral ${companyOf('request')} on true
   where ${withinAccessRequests(scope, 'request')} and request.id = ${id}`;

/**
 * The user that the request led to, or the user with its e-mail. A local administrator sees only users of the company.
 */
const visibleUser = (scope: Scope) => {
  const isVisible =
    scope.companies === 'whole-tenant'
      ? sql`true`
      : sql`exists (select from users.company_role as role
          where role.tenant = holder.tenant and role.user_id = holder.id and role.company_id = company.company_id)`;
  return sql`coalesce(request.user_id, (
    select holder.id from users."user" as holder
     where holder.tenant = request.tenant and lower(holder.email) = lower(request.email)
       and ${isLiveUser('holder')} and ${isVisible}))`;
};

export function describeAccessRequest({
  companyId,
  currentName,
  ...row
}: AccessRequestRow): AccessRequest {
  const requestedAt = Temporal.Instant.from(row.requestedAt);
  const answeredAt = row.answeredAt === null ? null : Temporal.Instant.from(row.answeredAt);
  return {
    ...row,
    company: companyId === null ? null : { id: companyId, name: currentName ?? '' },
    requestedAt,
    answeredAt,
    deletedOn: accessRequestDeletedOn({
      requestedOn: businessDayOf(requestedAt),
      answeredOn: answeredAt && businessDayOf(answeredAt),
    }),
  };
}

type AccessRequestWithCompany = AccessRequestRow & {
  readonly customerNumber: string | null;
  /** Of agreements of the company that are not deleted. */
  readonly agreementSubtypes: string[];
};

/** One request with what its company offers; undefined outside the scope. */
export async function findAccessRequest(
  database: Database,
  scope: Scope,
  id: number,
): Promise<AccessRequestWithCompany | undefined> {
  const { rows } = await sql<{ entry: AccessRequestWithCompany }>`
    select to_jsonb(entry) || jsonb_build_object(
             'customerNumber', coalesce(company.customer_number, company.id::text),
             'agreementSubtypes', array(
               select distinct agreement.subtype from agreements.agreement
                where agreement.company_id = company.id and ${isLiveAgreement('agreement')})) as entry
      from (${accessRequestEntry(scope, sql`${id}`)}) as entry
      left join companies.company on company.id = entry."companyId"`.execute(tablesOf(database));
  return rows[0]?.entry;
}
