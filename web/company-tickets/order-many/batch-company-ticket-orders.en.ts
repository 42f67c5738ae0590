import type { Texts } from '#texts/texts.ts';
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
  ticketAlreadyHeld: 'Has a pending or valid ticket already',
  startDateInQuarantine: 'Has to wait longer after the last ticket. Choose a later start.',
  agreementNotFound: 'Unknown invoice reference',
  agreementNotValid: 'The agreement is not valid from this date',
  startDateNotOffered: 'The ticket cannot start on this date',
  zonesNotOffered: 'These zones cannot be bought together. Choose two neighbouring zones.',
  profileNotOffered: 'The agreement does not have this category',
  productNotOffered: 'No ticket is sold for these zones',
  phoneNotMobile: 'Not a mobile number',
  // How residents move in
  movesInOn: 'Move-in date',
  movesInOnHelp: 'Without a date they move in on the first day of the ticket.',
  occupantsDo: 'Those who live in the unit already',
  occupantsAsk: 'Tell me',
  occupantsLiveTogether: 'Live with the new ones',
  occupantsMoveOut: 'Move out the day before',
  occupantsMoveOutHelp:
    'Their tickets and subscriptions end on the first possible day from then on.',
  unitOccupied: 'Somebody lives in the unit',
  occupantSince: '{{name}} from {{date}}',
  endDateNotOffered: 'The tickets of those who live there cannot end so late',
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
  zonesNotChosen: 'The zones: the price of the tickets depends on them',
  startDateNotChosen: 'The start date: the tickets are paid for from then on',
  agreementNotChosen: 'The invoice reference',
  noValidAgreement: 'The company has no valid agreement for company tickets.',
  noValidAgreement_housing: 'The housing association has no valid agreement.',
};
