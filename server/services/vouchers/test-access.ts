import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { support } from '#testing/access-table/rows.ts';
import { offerIds, placeVouchers } from './test-world.store.ts';

export const vouchersAccess = {
  whoMay: { vouchers: { ...support, operators: ['ruter'] } },
  things: {
    /** One for each company, by the name of its campaign. */
    voucherOffers: {
      find: offerIds,
      nobodys: 8_599_999,
      inPaths: 'first',
      isMark: true,
    },
  },
  place: placeVouchers,
  firstIds: { 'vouchers.offer': 8_500_001 },
} as const satisfies AreaAccess;
