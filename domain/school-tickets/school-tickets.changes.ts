import type { ChangeFields } from '#changes/change-field.ts';
import type { CodeNames } from '#changes/recorded-code.ts';

/** What is recorded of school tickets beside what every ticket has. */
export const schoolTicketFields = {
  className: { reading: 'text', personal: true, nb: 'Klasse', en: 'Class' },
  studentId: { reading: 'text', personal: true, nb: 'Elevnummer', en: 'Student number' },
  cardName: { reading: 'text', personal: true, nb: 'Navn på kortet', en: 'Name on the card' },
} as const satisfies ChangeFields;

export const schoolTicketCodes = {
  'school-ticket-orders': { nb: 'Bestilling for mange elever', en: 'Order for many pupils' },
} as const satisfies CodeNames;
