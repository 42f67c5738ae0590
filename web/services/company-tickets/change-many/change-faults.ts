import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

type Fault = ServiceFault<typeof companyTicketChanges>;

/** The faults of a row; one without a text does not compile. */
export const changeFaults: Readonly<Record<Fault, PlainTextKey<'change-many-tickets'>>> = {
  SUBSCRIBER_NOT_FOUND: 'subscriberNotFound',
  SEVERAL_PEOPLE: 'severalPeople',
  DIFFERENT_PEOPLE: 'differentPeople',
  NOT_CHOSEN: 'notChosen',
  NO_ACTIVE_TICKET: 'noActiveTicket',
  END_ALREADY_SET: 'endAlreadySet',
  ALREADY_DOWNLOADED: 'alreadyDownloaded',
  NO_PICKUP_CODE: 'noPickupCode',
  PICKUP_CODE_JUST_SENT: 'pickupCodeJustSent',
  TICKET_NOT_ENDABLE: 'ticketNotEndable',
  TICKET_NOT_CHANGEABLE: 'ticketNotChangeable',
  END_DATE_NOT_OFFERED: 'endDateNotOffered',
  ZONES_UNCHANGED: 'zonesUnchanged',
  ZONES_NOT_OFFERED: 'zonesNotOffered',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  AGREEMENT_UNCHANGED: 'agreementUnchanged',
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  NOTHING_TO_TAKE_BACK: 'nothingToTakeBack',
  NOT_ALLOWED: 'notAllowed',
};

export const isChangeFault = (code: string): code is Fault => code in changeFaults;
