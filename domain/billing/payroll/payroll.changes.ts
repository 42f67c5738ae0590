import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CsvDelimiter } from '#platform/csv/csv.rules.ts';
import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { PayrollFormatName } from './payroll-formats.ts';

/** What happens to the payroll settings of a company. */
export const payrollKinds = {
  'change-payroll-settings': {
    of: 'nothing',
    name: { nb: 'Lønnstrekk stilt inn', en: 'Payroll settings changed' },
    action: { nb: 'endret innstillingene for lønnstrekk', en: 'changed the payroll settings' },
  },
} as const satisfies ChangeKinds;

export const payrollFields = {
  csvDelimiter: { reading: 'code', personal: false, nb: 'Skilletegn i CSV', en: 'CSV delimiter' },
  payrollFormat: { reading: 'code', personal: false, nb: 'Lønnssystem', en: 'Payroll system' },
  wageType: { reading: 'text', personal: false, nb: 'Lønnsart', en: 'Pay code' },
  wageTypeOfBenefit: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for fordelen av fribilletter',
    en: 'Pay code of the benefit of free tickets',
  },
  wageTypeOfTicket: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for billett',
    en: 'Pay code of tickets',
  },
  wageTypeOfBike: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for elsykkel',
    en: 'Pay code of e-bikes',
  },
  wageTypeOfCar: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for bildeling',
    en: 'Pay code of car sharing',
  },
  wageTypeOfRental: {
    reading: 'text',
    personal: false,
    nb: 'Lønnsart for leiebil',
    en: 'Pay code of car rental',
  },
} as const satisfies ChangeFields;

export const payrollCodes = {
  semicolon: { nb: 'Semikolon', en: 'Semicolon' },
  comma: { nb: 'Komma', en: 'Comma' },
  tab: { nb: 'Tabulator', en: 'Tab' },
  'visma-lonn': { nb: 'Visma Lønn', en: 'Visma Lønn' },
  'huldt-lillevik': { nb: 'Huldt & Lillevik Lønn', en: 'Huldt & Lillevik Lønn' },
  generic: { nb: 'Annet system, faste kolonner', en: 'Another system, fixed columns' },
  none: { nb: 'Ikke valgt', en: 'None' },
} as const satisfies Record<CsvDelimiter | PayrollFormatName | 'none', BilingualText>;
