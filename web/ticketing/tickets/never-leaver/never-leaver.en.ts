import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './never-leaver.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Never a leaver',
  none: 'May be found to have left when you compare the employee list.',
  marked: 'Never a leaver: {{reason}}',
  markedBy: 'Marked by {{who}} {{at}}.',
  mark: 'Mark',
  markPerson: 'Mark {{name}} as never a leaver',
  markThis: 'Mark as never a leaver',
  change: 'Change',
  changeThis: 'Change why',
  unmark: 'Remove the mark',
  help: 'For somebody who has a ticket with you and is not in the employee list: contractors, board members, others on a payroll of their own. We then never propose to end the ticket.',
  reason: 'Why',
  failed: 'We could not save it',
  employeeGone: 'We cannot find the employee any more.',
};
