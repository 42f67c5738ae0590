import type { ChangeKinds } from '#platform/changes/change-kind.ts';

/** Files for people, and erasures: who asked for them and why stands beside, without the person. */
export const peopleKinds = {
  'export-personal-data': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Personopplysninger utlevert', en: 'Personal data given out' },
    action: { nb: 'utleverte personopplysninger', en: 'gave out personal data' },
  },
  'erase-personal-data': {
    isOfNoCompany: true,
    of: 'nothing',
    name: { nb: 'Personopplysninger slettet', en: 'Personal data erased' },
    action: { nb: 'slettet personopplysninger', en: 'erased personal data' },
  },
} as const satisfies ChangeKinds;
