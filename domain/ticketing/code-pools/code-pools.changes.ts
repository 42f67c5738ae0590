import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to the codes of the operator. */
export const codePoolKinds = {
  'import-codes': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Koder lagt inn', en: 'Codes imported' },
    action: { nb: 'la inn koder i kodelageret', en: 'imported codes into the pool' },
  },
} as const satisfies ChangeKinds;

export const codePoolFields = {
  codes: { reading: 'text', personal: false, nb: 'Antall koder', en: 'Number of codes' },
} as const satisfies ChangeFields;
