import type { companyTicketRoster } from '@takst/contract/ticketing/batches/company-ticket-roster.ts';
import type { RosterAct, RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

type Key = PlainTextKey<'batch-company-ticket-roster'>;
type OwnFault = (typeof companyTicketRoster)['faults'][number];

/** Each group with what stands above its rows. */
export const groupTexts: Readonly<Record<RosterClass, { name: Key; text: Key }>> = {
  joiner: { name: 'joiner', text: 'joinerText' },
  leaver: { name: 'leaver', text: 'leaverText' },
  changed: { name: 'changed', text: 'changedText' },
  'changed-phone': { name: 'changedPhone', text: 'changedPhoneText' },
  unclear: { name: 'unclear', text: 'unclearText' },
  'never-leaver': { name: 'neverLeaver', text: 'neverLeaverText' },
  unchanged: { name: 'unchanged', text: 'unchangedText' },
};

export const actTexts: Readonly<Record<RosterAct, Key>> = {
  order: 'actOrder',
  end: 'actEnd',
  update: 'actUpdate',
  move: 'actMove',
};

/** What stands in the way of a proposal; a fault without a text does not compile. */
export const faultTexts: Readonly<Record<OwnFault, Key>> = {
  SUBSCRIBER_NOT_FOUND: 'subscriberNotFound',
  NEVER_LEAVER: 'neverLeaverFault',
  NO_ACTIVE_TICKET: 'noActiveTicket',
  END_ALREADY_SET: 'endAlreadySet',
  TICKET_NOT_ENDABLE: 'ticketNotEndable',
  END_DATE_NOT_OFFERED: 'endDateNotOffered',
  TICKET_NOT_CHANGEABLE: 'ticketNotChangeable',
  PHONE_OF_ANOTHER: 'phoneOfAnother',
  START_DATE_MISSING: 'startDateMissing',
  ZONES_MISSING: 'zonesMissing',
  TICKET_ALREADY_HELD: 'ticketAlreadyHeld',
  SUBSCRIPTION_ALREADY_HELD: 'subscriptionAlreadyHeld',
  START_DATE_IN_QUARANTINE: 'startDateInQuarantine',
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  START_DATE_NOT_OFFERED: 'startDateNotOffered',
  ZONES_NOT_OFFERED: 'zonesNotOffered',
  PROFILE_NOT_OFFERED: 'profileNotOffered',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  PHONE_NOT_MOBILE: 'phoneNotMobile',
  NOT_COMPARED: 'notComparedFault',
};
