import type { ChangeFields } from '#changes/change-field.ts';
import type { ChangeKinds } from '#changes/change-kind.ts';
import type { CodeNames } from '#changes/recorded-code.ts';

/** What is recorded of school tickets beside what every ticket has. */
export const schoolTicketFields = {
  className: { reading: 'text', personal: true, nb: 'Klasse', en: 'Class' },
  studentId: { reading: 'text', personal: true, nb: 'Elevnummer', en: 'Student number' },
  cardName: { reading: 'text', personal: true, nb: 'Navn på kortet', en: 'Name on the card' },
  movedClass: { reading: 'text', personal: false, nb: 'Klasse i år', en: 'Class this year' },
  nextClass: { reading: 'text', personal: false, nb: 'Klasse neste år', en: 'Class next year' },
} as const satisfies ChangeFields;

export const schoolTicketKinds = {
  'change-class-move': {
    of: 'nothing',
    name: { nb: 'Klasse neste skoleår endret', en: 'Class of the next school year changed' },
    action: { nb: 'endret hvor en klasse flytter', en: 'changed where a class moves' },
  },
} as const satisfies ChangeKinds;

export const schoolTicketCodes = {
  'school-ticket-rollover': { nb: 'Nytt skoleår', en: 'Next school year' },
  'school-ticket-orders': { nb: 'Bestilling for mange elever', en: 'Order for many pupils' },
} as const satisfies CodeNames;
