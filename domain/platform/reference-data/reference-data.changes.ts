import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to prices, zones and other data of the operator. */
export const referenceDataKinds = {
  'load-reference-data': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Grunndata lastet inn', en: 'Reference data loaded' },
    action: { nb: 'lastet inn grunndata', en: 'loaded reference data' },
  },
} as const satisfies ChangeKinds;

export const referenceDataFields = {
  referenceData: { reading: 'hidden', personal: false },
} as const satisfies ChangeFields;
