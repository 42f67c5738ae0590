import type { ServiceFault } from '@takst/contract/batches/batch-service.ts';
import type { companyTicketRoster } from '@takst/contract/batches/company-ticket-roster.ts';
import type { BilingualText } from '@takst/domain/texts/bilingual-text.ts';
import { orderReasons } from '../order-many/order-reasons.texts.ts';

/** Why a proposal was not carried out, in the file of rows that were not done. */
export const rosterReasons: Readonly<
  Record<ServiceFault<typeof companyTicketRoster>, BilingualText>
> = {
  ...orderReasons,
  SUBSCRIBER_NOT_FOUND: {
    nb: 'Personen finnes ikke i bedriften',
    en: 'The person is not in the company',
  },
  NEVER_LEAVER: { nb: 'Er merket som aldri sluttet', en: 'Is marked as never a leaver' },
  NO_ACTIVE_TICKET: { nb: 'Har ingen gyldig billett', en: 'Has no valid ticket' },
  END_ALREADY_SET: { nb: 'Har allerede en siste dag', en: 'Has a last day already' },
  TICKET_NOT_ENDABLE: {
    nb: 'Billetten kan ikke avsluttes nå',
    en: 'The ticket cannot be ended now',
  },
  END_DATE_NOT_OFFERED: {
    nb: 'Siste dag kan ikke velges',
    en: 'The last day cannot be chosen',
  },
  TICKET_NOT_CHANGEABLE: {
    nb: 'Billetten kan ikke endres nå',
    en: 'The ticket cannot be changed now',
  },
  PHONE_OF_ANOTHER: {
    nb: 'En annen ansatt har mobilnummeret',
    en: 'Another employee has the phone number',
  },
  SUBSCRIPTION_ALREADY_HELD: {
    nb: 'Mobilnummeret har allerede et abonnement av samme type',
    en: 'The phone number already has a subscription of the same type',
  },
  START_DATE_MISSING: { nb: 'Startdato mangler', en: 'The start date is missing' },
  ZONES_MISSING: { nb: 'Soner mangler', en: 'The zones are missing' },
  NOT_COMPARED: { nb: 'Listen må sammenlignes på nytt', en: 'The list has to be compared again' },
};
