import type { OfferTerms } from '@takst/domain/services/company-tickets/date-choices.rules.ts';
import { hasIncreasedExpiry } from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { Session } from '#platform/session/session.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** Which dates a user may choose for tickets of a service. */
export const dateTermsOf = (
  { company, today, features }: Session,
  service: SubscriberServiceId,
): OfferTerms => ({
  today,
  increasedExpiry: hasIncreasedExpiry(service, company.agreementSettings),
  arbitraryDates: features.has('dates.arbitrary'),
});

/** The same for the service of the page. */
export const useDateTerms = (): OfferTerms => dateTermsOf(useSession(), useServicePages().service);
