import type { PersonKind } from '@takst/domain/platform/personal-data/person-facts.ts';
import { invoiceLineData } from '#billing/invoices/invoices.public.ts';
import { accessRequestData, userData } from '#customers/users/users.public.ts';
import { recordedData } from '#platform/changes/personal-data.query.ts';
import { undeliveredData } from '#platform/integrations/undelivered/personal-data.query.ts';
import type { PersonSource } from '#platform/personal-data/person-source.ts';
import { taxMonthData } from '#services/free-tickets/free-tickets.public.ts';
import { residenceData } from '#services/housing/housing.public.ts';
import { onboardingData } from '#services/onboarding/onboarding.public.ts';
import { temporaryTicketData } from '#services/school-tickets/personal-data.query.ts';
import { phoneProofData, requestData } from '#services/self-service/self-service.public.ts';
import { subscriptionData } from '#services/subscriptions/subscriptions.public.ts';
import { coveredPersonData, deliveryData } from '#services/ticket-counter/ticket-counter.public.ts';
import { offerData } from '#services/vouchers/vouchers.public.ts';
import { batchRowData } from '#ticketing/batches/batches.public.ts';
import { holderData } from '#ticketing/holders/holders.public.ts';
import { neverLeaverData } from '#ticketing/subscribers/subscribers.public.ts';
import { ticketData } from '#ticketing/tickets/tickets.public.ts';
import { cardData } from '#ticketing/travel-cards/travel-cards.public.ts';

/**
 * What each area knows of a person, in the order in which it is shown (docs/decisions/0146). A kind without a source does not
 * compile, and `server/app/people/person-sources.test.ts` finds a personal column that none of them tells of.
 */
const sources = {
  person: holderData,
  ticket: ticketData,
  subscription: subscriptionData,
  'travel-card': cardData,
  residence: residenceData,
  'never-leaver': neverLeaverData,
  'ticket-request': requestData,
  'phone-proof': phoneProofData,
  'counter-delivery': deliveryData,
  'covered-person': coveredPersonData,
  'voucher-offer': offerData,
  'temporary-ticket': temporaryTicketData,
  'tax-month': taxMonthData,
  'invoice-line': invoiceLineData,
  'list-row': batchRowData,
  change: recordedData,
  message: undeliveredData,
  'access-request': accessRequestData,
  onboarding: onboardingData,
  user: userData,
} as const satisfies Readonly<Record<PersonKind, PersonSource>>;

export const personSources: readonly PersonSource[] = Object.values(sources);
