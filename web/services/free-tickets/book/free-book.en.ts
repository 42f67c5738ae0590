import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './free-book.nb.ts';

export const en: Texts<typeof nb> = {
  department: 'Department',
  allDepartments: 'All departments',
  soFar: 'So far',
  erasing:
    'Names and phone numbers are deleted three months after a ticket ends, and the employee number after 31 March of the next year. Counts and amounts remain.',
};
