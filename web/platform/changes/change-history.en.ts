import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './change-history.nb.ts';

export const en: Texts<typeof nb> = {
  emptyTitle: 'No history yet',
  emptyText: 'When something changes, you will see it here.',
  noHitsTitle: 'No changes match',
  noHitsText: 'Try another name or a longer period.',
  showAll: 'Show everything',
  failed: 'We could not fetch the history.',
  dayAt: '{{day}} at {{time}}',
  undo: 'Undo',
  when: 'When',
  what: 'What',
  channel: 'Channel',
  details: 'Details',
  // What stands behind what was done: “ordered a ticket for Kari in zone 1 from 1 December 2026”
  forHolder: 'for {{holder}}',
  // Of a list of many: “ended the ticket for 20 people”
  forPeople_one: 'for {{number}} person',
  forPeople_other: 'for {{number}} people',
  times_one: '{{number}} time',
  times_other: '{{number}} times',
  showMade_one: 'Show the change',
  showMade_other: 'Show all {{number}} changes',
  inZones: 'in {{zones}}',
  inNumberedZones: 'in zone {{zones}}',
  inAllZones: 'in all zones',
  fromDate: 'from {{date}}',
  lastDay: 'with the last day {{date}}',
  // Ends the sentence when the personal data has been deleted
  erased: 'Personal data deleted',
  erasedTicket: 'Ticket {{ticketId}}, personal data deleted',
  // Before and after
  becameFrom: '{{field}}: {{before}} → {{after}}',
  became: '{{field}}: {{after}}',
  none: 'none',
  yes: 'yes',
  no: 'no',
};
