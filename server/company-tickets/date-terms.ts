import type { Scope } from '#access/scope.ts';
import type { DateSettings } from '#agreements/agreements.public.ts';

/** Only a global company administrator reaches the whole tenant, and may pick any date (spec 1 §6). */
export const mayPickAnyDate = (scope: Scope, settings: DateSettings): boolean =>
  settings.arbitraryDates || scope.companies === 'whole-tenant';

type DateTermsRequest = { today: Temporal.PlainDate; scope: Scope };

/** Which dates a user may choose in a company. */
export const dateTerms = ({ today, scope }: DateTermsRequest, settings: DateSettings) => ({
  today,
  increasedExpiry: settings.increasedExpiry,
  arbitraryDates: mayPickAnyDate(scope, settings),
});
