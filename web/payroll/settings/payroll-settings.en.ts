import type { Texts } from '#texts/texts.ts';
import type { nb } from './payroll-settings.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Payroll changes',
  delimiter: 'Delimiter of the CSV file',
  delimiterText: 'Excel with Norwegian settings expects semicolons.',
  semicolon: 'Semicolon ( ; )',
  comma: 'Comma ( , )',
  tab: 'Tab',
  format: 'File for the payroll system',
  formatNone: 'No file',
  formatNoneText: 'Only the CSV file with the changes.',
  formatVisma: 'Visma Lønn',
  formatVismaText: 'A file with semicolons. The employee number must be digits alone.',
  formatHuldt: 'Huldt & Lillevik Lønn',
  formatHuldtText: 'Fixed columns. The employee number may have up to 6 characters.',
  formatGeneric: 'Another system',
  formatGenericText:
    'Fixed columns: employee number 20, pay code 10, date 6, quantity 10 and amount 13.',
  wageType: 'Pay code',
  wageTypeText: 'The one that the deduction is entered on, up to 5 digits.',
  usualWageType: 'Pay code of products without one of their own',
  ticket: 'Ticket',
  wageTypeOf: 'Pay code of {{product}}',
  wageTypeOfText: 'A product with its own pay code gets a line of its own in the file.',
  saved: 'The payroll settings are saved!',
  failed: 'The settings were not saved',
};
