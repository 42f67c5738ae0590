import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const peopleAccess = {
  /** The phone of the company's offer of a voucher (`placeVouchers`), which is in force: nobody is erased. */
  targetFields: { phoneNumber: ({ id }) => `+47${45_000_000 + (id % 100_000)}` },
  /** Who has given out or erased data. */
  tellsOf: { '/personal-data-api/requests': 'of-operator' },
} as const satisfies AreaAccess;
