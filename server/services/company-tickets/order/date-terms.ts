import type { CompanyScope } from '#platform/scope/scope.ts';
import type { DateSettings } from '#customers/agreements/agreements.public.ts';

/** Of those who reach tickets, only a global company administrator reaches the whole tenant (spec 1 §6). */
export const isSupport = (scope: CompanyScope): boolean => scope.companies === 'whole-tenant';

/** Customer support may pick any date, too (spec 1 §6). */
export const mayPickAnyDate = (scope: CompanyScope, settings: DateSettings): boolean =>
  settings.arbitraryDates || isSupport(scope);

type DateTermsRequest = { today: Temporal.PlainDate; scope: CompanyScope };

/** Which dates a user may choose in a company. */
export const dateTerms = ({ today, scope }: DateTermsRequest, settings: DateSettings) => ({
  today,
  increasedExpiry: settings.increasedExpiry,
  arbitraryDates: mayPickAnyDate(scope, settings),
});
