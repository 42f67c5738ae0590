import { firstPerson } from '#testing/access-table/first-person.ts';
import { hr } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const housingAccess = {
  whoMay: {
    housing: { ...hr, agreement: 'HOUSING_COOPERATIVE_AGREEMENT', operators: ['ruter'] },
    'housing.order': {
      ...hr,
      agreement: 'HOUSING_COOPERATIVE_AGREEMENT',
      running: true,
      operators: ['ruter'],
    },
  },
  targetFields: { occupants: (target) => [firstPerson(target)] },
} as const satisfies AreaAccess;
