import type { ChangeFields } from '#platform/changes/change-field.ts';
import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** What happens to lists of many. */
export const batchKinds = {
  'start-batch': {
    of: 'nothing',
    name: { nb: 'Mange på én gang startet', en: 'Many at once started' },
    action: { nb: 'startet en liste med mange', en: 'started a list of many' },
  },
} as const satisfies ChangeKinds;

export const batchFields = {
  action: { reading: 'code', personal: false, nb: 'Endring', en: 'Change' },
  people: { reading: 'text', personal: false, nb: 'Antall personer', en: 'Number of people' },
} as const satisfies ChangeFields;
