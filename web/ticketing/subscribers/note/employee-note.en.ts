import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './employee-note.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Internal note',
  none: 'No note. Write something here that is good to know for you and your colleagues.',
  add: 'Write',
  addNote: 'Write a note',
  change: 'Change',
  changeNote: 'Change the note',
  label: 'Note',
  help: 'At most 500 characters. Everybody who administers company tickets for you can read it.',
  help_housing:
    'At most 500 characters. Everybody who administers residents’ tickets for you can read it.',
  saved: 'The note is saved!',
  seeNote: 'See the note',
  failed: 'We could not save the note',
  employeeGone: 'We cannot find the employee any more.',
  employeeGone_housing: 'We cannot find the resident any more.',
};
