import { hr, refundsAnyService } from '#testing/access-table/rows.ts';
import { idsOf } from '#testing/portal/ids-of-companies.store.ts';
import { placeSubscriptions } from './test-world.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const subscriptionsAccess = {
  whoMay: {
    'subscriptions.refund': refundsAnyService,
    // Outside production.
    'subscriptions.resendCode': [
      { ...hr, agreement: 'SUBSCRIPTIONS' },
      { ...hr, agreement: 'HOUSING_COOPERATIVE_AGREEMENT', operators: ['ruter'] },
    ],
  },
  things: {
    subscriptions: {
      find: (tx) => idsOf(tx, 'subscriptions.subscription'),
      nobodys: 7_199_998,
      inPaths: 'first',
      isMark: false,
    },
  },
  place: placeSubscriptions,
} as const satisfies AreaAccess;
