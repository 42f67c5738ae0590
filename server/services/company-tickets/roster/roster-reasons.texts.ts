import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketRoster } from '@takst/contract/ticketing/batches/company-ticket-roster.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { orderReasons } from '../order-many/order-reasons.texts.ts';

/** Why a proposal was not carried out, in the file of rows that were not done. */
export const rosterReasons: Readonly<
  Record<ServiceFault<typeof companyTicketRoster>, BilingualText>
> = {
  ...orderReasons,
  SUBSCRIBER_NOT_FOUND: rowRefusals.SUBSCRIBER_NOT_FOUND,
  NEVER_LEAVER: rowRefusals.NEVER_LEAVER,
  NO_ACTIVE_TICKET: { nb: 'Har ingen gyldig billett', en: 'Has no valid ticket' },
  END_ALREADY_SET: { nb: 'Har allerede en siste dag', en: 'Has a last day already' },
  TICKET_NOT_ENDABLE: rowRefusals.TICKET_NOT_ENDABLE,
  END_DATE_NOT_OFFERED: {
    nb: 'Siste dag kan ikke velges',
    en: 'The last day cannot be chosen',
  },
  TICKET_NOT_CHANGEABLE: rowRefusals.TICKET_NOT_CHANGEABLE,
  PHONE_OF_ANOTHER: rowRefusals.PHONE_OF_ANOTHER,
  SUBSCRIPTION_ALREADY_HELD: rowRefusals.SUBSCRIPTION_ALREADY_HELD,
  START_DATE_MISSING: { nb: 'Startdato mangler', en: 'The start date is missing' },
  ZONES_MISSING: { nb: 'Soner mangler', en: 'The zones are missing' },
  NOT_COMPARED: rowRefusals.NOT_COMPARED,
};
