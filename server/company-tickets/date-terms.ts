import type { Scope } from '#access/scope.ts';
import type { DateSettings } from '#agreements/agreements.public.ts';

type DateTermsRequest = { today: Temporal.PlainDate; scope: Scope };

/** Only a global company administrator reaches the whole tenant, and may pick any date (spec 1 §6). */
export const dateTerms = ({ today, scope }: DateTermsRequest, settings: DateSettings) => ({
  today,
  increasedExpiry: settings.increasedExpiry,
  arbitraryDates: settings.arbitraryDates || scope.companies === 'whole-tenant',
});
