import { nextPhone } from '#testing/access-table/fresh-values.ts';
import { firstPerson } from '#testing/access-table/first-person.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { costCentreIds, placeCostCentres } from './cost-centres/test-cost-centres.store.ts';

export const subscribersAccess = {
  things: {
    costCentres: {
      find: costCentreIds,
      nobodys: 7_069_998,
      inPaths: 'none',
      pathName: 'costCentreId',
      fields: ['costCentreId', 'previousId'],
      isMark: true,
    },
  },
  place: placeCostCentres,
  firstIds: {
    'holders.holder': 7_200_001,
    'holders.slot': 7_500_001,
    'subscribers.cost_centre': 7_065_001,
  },
  targetFields: {
    subscriberIds: (target) => [firstPerson(target)],
    /** A cell of a row: text. */
    subscriberId: (target) => String(firstPerson(target)),
  },
  freshFields: {
    phone: nextPhone,
    /** The employer's own word, which names nothing in the portal. */
    employeeId: (_, example) => example,
  },
} as const satisfies AreaAccess;
