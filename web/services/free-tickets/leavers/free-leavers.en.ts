import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './free-leavers.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Find who has left',
  subtitle:
    'Read in the list of those who work in {{company}}. We propose to end the free tickets of those who are not in it, with their whole family. Nothing happens before you have accepted it.',
  subtitle_employeeTicket:
    'Read in the list of those who work in {{company}}. We propose to end the employee tickets of those who are not in it, with their whole family. Nothing happens before you have accepted it.',
  checkTitle: 'Look over who has left',
  wholeText: 'We propose to end the tickets of those who are not in the list, with their family.',
  partText: 'Then we cannot see who has left.',
  partTitle: 'We need the whole list',
  partNotice:
    'Who is missing in a part of the list may be in the rest. Read in the list of everybody who works for you. The employee number is enough.',
  carryOut_one: 'End for {{rows}} employee',
  carryOut_other: 'End for {{rows}} employees',
  carriedOut_one: 'The tickets of {{rows}} employee and family have been ended',
  carriedOut_other: 'The tickets of {{rows}} employees and their families have been ended',
  leaver: 'Leavers',
  unclear: 'Unclear',
  pensioners: 'Retired',
  working: 'Work here',
  withoutTicket: 'Without a free ticket',
  withoutTicket_employeeTicket: 'Without an employee ticket',
  leaverText:
    'With a ticket, and not in the list. Look them over: only those that you accept are ended, with all tickets of the family.',
  unclearText:
    'Can be read in several ways. We propose nothing here; mend them in the list, or end them on the page of the family.',
  pensionersText: 'Never in a list of employees. Their tickets and those of their family go on.',
  workingText: 'In the list. The tickets go on.',
  withoutTicketText: 'In the list, and without a ticket here. We do nothing with them.',
  summary:
    '{{leavers}} leavers, {{working}} work here, {{pensioners}} retired, {{unclear}} unclear.',
  halfText:
    '{{leavers}} of {{people}} employees with a ticket are not in the list. If the list lacks somebody, delete the draft and read in the whole one. To end tickets you have to type how many.',
  confirmLabel: 'Type for how many employees you end tickets',
  confirmHelp:
    'The tickets of {{number}} employees and their families end. Type the number to confirm that the list is whole.',
  pendingCancelled: 'What has not begun, and cards that are not made, are cancelled',
};
