import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CodeNames } from '#platform/changes/recorded-code.ts';

/** What is recorded of school tickets beside what every ticket has. */
export const schoolTicketFields = {
  className: { reading: 'text', personal: true, nb: 'Klasse', en: 'Class' },
  studentId: { reading: 'text', personal: true, nb: 'Elevnummer', en: 'Student number' },
  cardName: { reading: 'text', personal: true, nb: 'Navn på kortet', en: 'Name on the card' },
  cardFeePaidBy: { reading: 'code', personal: false, nb: 'Gebyret betales av', en: 'Fee paid by' },
  cardFeeOwed: {
    reading: 'money',
    personal: false,
    nb: 'Eleven skylder skolen',
    en: 'The pupil owes the school',
  },
  temporaryTicket: {
    reading: 'code',
    personal: false,
    nb: 'Midlertidig billett',
    en: 'Temporary ticket',
  },
  temporaryThrough: {
    reading: 'date',
    personal: false,
    nb: 'Siste dag med midlertidig billett',
    en: 'Last day with a temporary ticket',
  },
  movedClass: { reading: 'text', personal: false, nb: 'Klasse i år', en: 'Class this year' },
  nextClass: { reading: 'text', personal: false, nb: 'Klasse neste år', en: 'Class next year' },
} as const satisfies ChangeFields;

export const schoolTicketKinds = {
  'issue-temporary-ticket': {
    of: 'ticket',
    name: { nb: 'Midlertidig billett gitt', en: 'Temporary ticket issued' },
    action: {
      nb: 'ga en midlertidig billett i påvente av nytt reisekort',
      en: 'issued a temporary ticket until the new travel card is there',
    },
  },
  'collect-card-fee': {
    of: 'ticket',
    name: { nb: 'Gebyr betalt til skolen', en: 'Fee paid to the school' },
    action: {
      nb: 'noterte at eleven har betalt gebyret for kortet',
      en: 'noted that the pupil has paid the fee of the card',
    },
  },
  'change-class-move': {
    of: 'nothing',
    name: { nb: 'Klasse neste skoleår endret', en: 'Class of the next school year changed' },
    action: { nb: 'endret hvor en klasse flytter', en: 'changed where a class moves' },
  },
} as const satisfies ChangeKinds;

export const schoolTicketCodes = {
  'fee-of-school': { nb: 'Skolen', en: 'The school' },
  'fee-of-pupil': { nb: 'Eleven', en: 'The pupil' },
  'temporary-sms': { nb: 'Lenke på SMS', en: 'Link by SMS' },
  'temporary-paper': { nb: 'Papirbevis', en: 'Paper' },
  'school-ticket-rollover': { nb: 'Nytt skoleår', en: 'Next school year' },
  'school-ticket-orders': { nb: 'Bestilling for mange elever', en: 'Order for many pupils' },
} as const satisfies CodeNames;
