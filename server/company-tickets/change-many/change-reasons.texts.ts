import type { ServiceFault } from '@takst/contract/batches/batch-service.ts';
import type { companyTicketChanges } from '@takst/contract/batches/company-ticket-changes.ts';
import type { BilingualText } from '@takst/domain/texts/bilingual-text.ts';

/** Why a person was not changed, in the file of rows that were not done. */
export const changeReasons: Readonly<
  Record<ServiceFault<typeof companyTicketChanges>, BilingualText>
> = {
  SUBSCRIBER_NOT_FOUND: {
    nb: 'Personen finnes ikke i bedriften',
    en: 'The person is not in the company',
  },
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
  TICKET_NOT_ENDABLE: {
    nb: 'Billetten kan ikke avsluttes nå',
    en: 'The ticket cannot be ended now',
  },
  TICKET_NOT_CHANGEABLE: {
    nb: 'Billetten kan ikke endres nå',
    en: 'The ticket cannot be changed now',
  },
  END_DATE_NOT_OFFERED: {
    nb: 'Siste dag kan ikke velges',
    en: 'The last day cannot be chosen',
  },
  ZONES_UNCHANGED: { nb: 'Har disse sonene allerede', en: 'Has these zones already' },
  ZONES_NOT_OFFERED: { nb: 'Sonene kan ikke velges sammen', en: 'The zones do not go together' },
  PRODUCT_NOT_OFFERED: { nb: 'Ingen billett for disse sonene', en: 'No ticket for these zones' },
  AGREEMENT_UNCHANGED: {
    nb: 'Har denne fakturareferansen allerede',
    en: 'Has this invoice reference already',
  },
  AGREEMENT_NOT_FOUND: { nb: 'Avtalen finnes ikke', en: 'There is no such agreement' },
  AGREEMENT_NOT_VALID: { nb: 'Avtalen gjelder ikke', en: 'The agreement is not valid' },
  NOT_ALLOWED: {
    nb: 'Den som startet endringen, hadde ikke lenger tilgang',
    en: 'Whoever started the change no longer had access',
  },
};
