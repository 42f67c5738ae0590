import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';
import type { CodeNames } from '#platform/changes/recorded-code.ts';
import type { BenefitFileKind } from './benefit-file.rules.ts';

/** Files with the taxable benefit for a company's payroll system. */
export const benefitFileChangeKinds = {
  'make-benefit-file': {
    of: 'nothing',
    name: { nb: 'Lønnsfil med skattepliktig fordel laget', en: 'Payroll file of the benefit made' },
    action: {
      nb: 'laget lønnsfil med skattepliktig fordel',
      en: 'made a payroll file of the taxable benefit',
    },
  },
} as const satisfies ChangeKinds;

export const benefitFileFields = {
  benefitFileKind: { reading: 'code', personal: false, nb: 'Innhold', en: 'Contents' },
  benefitFileMonth: { reading: 'date', personal: false, nb: 'Måned', en: 'Month' },
  benefitFilePeople: { reading: 'text', personal: false, nb: 'Ansatte', en: 'Employees' },
  benefitFileTotal: { reading: 'money', personal: false, nb: 'Sum', en: 'Sum' },
} as const satisfies ChangeFields;

export const benefitFileCodes = {
  month: { nb: 'Hele måneden', en: 'The whole month' },
  changes: { nb: 'Endringer siden forrige fil', en: 'Changes since the last file' },
} as const satisfies CodeNames & Record<BenefitFileKind, unknown>;
