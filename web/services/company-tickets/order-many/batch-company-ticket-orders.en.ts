import * as row from '@takst/domain/platform/refusals/row.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './batch-company-ticket-orders.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Order for many',
  subtitle: 'Company tickets for many employees of {{company}}, from a list',
  subtitle_housing: 'Tickets for many residents of {{company}}, from a list',
  carryOut_one: 'Order {{rows}} ticket',
  carryOut_other: 'Order {{rows}} tickets',
  carriedOut_one: '{{rows}} ticket has been ordered',
  carriedOut_other: '{{rows}} tickets have been ordered',
  defaultsTitle: 'For everybody who has nothing else in the list',
  hasNewNames: 'Use the names in the list for employees that you already have, too',
  hasNewNames_housing: 'Use the names in the list for residents that you already have, too',
  acceptance:
    'The employees know how personal data is processed and accept the terms, and I have their consent to order for them',
  acceptance_housing:
    'The residents know how personal data is processed and accept the terms, and I have their consent to order for them',
  faultAccepted: 'Confirm that the employees are informed and that you have their consent',
  faultAccepted_housing: 'Confirm that the residents are informed and that you have their consent',
  ticketAlreadyHeld: row.TICKET_ALREADY_HELD,
  startDateInQuarantine: row.START_DATE_IN_QUARANTINE,
  agreementNotFound: row.AGREEMENT_NOT_FOUND,
  agreementNotValid: row.AGREEMENT_NOT_VALID,
  startDateNotOffered: row.START_DATE_NOT_OFFERED,
  zonesNotOffered: row.ZONES_NOT_OFFERED,
  profileNotOffered: row.PROFILE_NOT_OFFERED,
  productNotOffered: row.PRODUCT_NOT_OFFERED,
  phoneNotMobile: row.PHONE_NOT_MOBILE,
  // How residents move in
  movesInOn: 'Move-in date',
  movesInOnHelp: 'Without a date they move in on the first day of the ticket.',
  existingResidents: 'Those who live in the unit already',
  occupantsAsk: 'Tell me',
  occupantsLiveTogether: 'Live with the new ones',
  occupantsMoveOut: 'Move out the day before',
  occupantsMoveOutHelp:
    'Their tickets and subscriptions end on the first possible day from then on.',
  unitOccupied: row.UNIT_OCCUPIED,
  occupantSince: '{{name}} from {{date}}',
  endDateNotOffered: row.OCCUPANTS_END_NOT_OFFERED,
  movesOutOn: '{{name}} moves out {{date}}',
  livesWith: 'Lives with {{people}}',
  rowsMoveOut_one: 'In {{rows}} row those who live there move out.',
  rowsMoveOut_other: 'In {{rows}} rows those who live there move out.',
  chargedAnyway: 'the month is invoiced anyway',
  rowsCharged_one:
    'In {{rows}} row what they have has been used this month, so the month is invoiced anyway.',
  rowsCharged_other:
    'In {{rows}} rows what they have has been used this month, so the month is invoiced anyway.',
  rowTwice: 'The same phone or employee number as in another row',
  rowTwice_housing: 'The same phone as in another row',
  zonesNotChosen: 'Zones: they decide what the tickets cost',
  startDateNotChosen: 'Start date: the tickets are invoiced from that day',
  noValidAgreement: 'The company has no valid agreement for company tickets.',
  noValidAgreement_housing: 'The housing association has no valid agreement.',
};
