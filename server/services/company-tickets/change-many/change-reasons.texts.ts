import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import { rowRefusals } from '@takst/domain/platform/refusals/row-refusals.texts.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why a person was not changed, in the file of rows that were not done. */
export const changeReasons: Readonly<
  Record<ServiceFault<typeof companyTicketChanges>, BilingualText>
> = {
  SUBSCRIBER_NOT_FOUND: rowRefusals.SUBSCRIBER_NOT_FOUND,
  SEVERAL_PEOPLE: {
    nb: 'Flere personer har dette ansattnummeret',
    en: 'Several people have this employee number',
  },
  DIFFERENT_PEOPLE: {
    nb: 'Ansattnummer og mobil hører til ulike personer',
    en: 'Employee number and phone belong to different people',
  },
  NOT_CHOSEN: { nb: 'Det er ikke valgt hva som skal gjelde', en: 'What shall apply is not chosen' },
  NO_ACTIVE_TICKET: { nb: 'Har ingen gyldig billett', en: 'Has no valid ticket' },
  END_ALREADY_SET: { nb: 'Har allerede en siste dag', en: 'Has a last day already' },
  ALREADY_DOWNLOADED: {
    nb: 'Billetten er allerede hentet på mobilen',
    en: 'The ticket is on the phone already',
  },
  NO_PICKUP_CODE: {
    nb: 'Har ingen hentekode som venter på å bli brukt',
    en: 'Has no pickup code that waits to be used',
  },
  PICKUP_CODE_JUST_SENT: { nb: 'Fikk nettopp en SMS', en: 'Has just got an SMS' },
  TICKET_NOT_ENDABLE: rowRefusals.TICKET_NOT_ENDABLE,
  TICKET_NOT_CHANGEABLE: rowRefusals.TICKET_NOT_CHANGEABLE,
  END_DATE_NOT_OFFERED: {
    nb: 'Siste dag kan ikke velges',
    en: 'The last day cannot be chosen',
  },
  ZONES_UNCHANGED: rowRefusals.ZONES_UNCHANGED,
  ZONES_NOT_OFFERED: rowRefusals.ZONES_NOT_OFFERED,
  PRODUCT_NOT_OFFERED: rowRefusals.PRODUCT_NOT_OFFERED,
  AGREEMENT_UNCHANGED: rowRefusals.AGREEMENT_UNCHANGED,
  AGREEMENT_NOT_FOUND: rowRefusals.AGREEMENT_NOT_FOUND,
  AGREEMENT_NOT_VALID: rowRefusals.AGREEMENT_NOT_VALID,
  NOTHING_TO_TAKE_BACK: {
    nb: 'Har ikke noe som kan angres lenger',
    en: 'Has nothing that can be undone any more',
  },
  NOT_ALLOWED: {
    nb: 'Den som startet endringen, hadde ikke lenger tilgang',
    en: 'Whoever started the change no longer had access',
  },
};
