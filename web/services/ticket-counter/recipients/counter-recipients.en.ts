import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './counter-recipients.nb.ts';

export const en: Texts<typeof nb> = {
  dialogTitle: 'Choose recipients',
  title: 'Earlier recipients',
  done: 'Done',
  onList_one: '{{number}} mobile number on the list',
  onList_other: '{{number}} mobile numbers on the list',
  searchLabel: 'Search by name or mobile',
  withoutName: 'No name',
  lastOrdered: 'Last ordered {{date}}',
  tick: 'Include {{name}}',
  tickAll: 'Include all shown',
  emptyTitle: 'No earlier recipients',
  emptyText: 'You find those who get codes by SMS here, for a year after the order.',
  failed: 'We could not fetch earlier recipients',
};
