import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompanyWithin } from '#platform/access/live/live-company.query.ts';

/** A `select` of the id, name and order of the schools of a scope: its companies that have an agreement of schools. */
export const schoolsWithin = (scope: CompanyScope): RawBuilder<unknown> => sql`
  select company.id, company.name, company.sorted from companies.company
   where ${isLiveCompanyWithin(scope, 'company')} and company.id in (
     select agreement.company_id from agreements.agreement
      where ${isLiveAgreement('agreement')} and agreement.subtype = 'SCHOOLTICKET')`;

/**
 * The pupils of companies that are schools today, where a scope says less. A global role reaches every company of the
 * operator: without this, its list over all of them would show tickets that the list of one company refuses, such as
 * those of a deleted agreement. An array, so that the schools are read once and lead to their pupils.
 */
export const isOfSchool = (scope: CompanyScope): RawBuilder<SqlBool> | undefined =>
  scope.companies === 'whole-tenant'
    ? sql`holder.company_id = any(array(select school.id from (${schoolsWithin(scope)}) as school))`
    : undefined;
