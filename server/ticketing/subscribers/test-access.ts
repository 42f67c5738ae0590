import { nextPhone } from '#testing/access-table/fresh-values.ts';
import { firstPerson } from '#testing/access-table/first-person.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const subscribersAccess = {
  firstIds: { 'holders.holder': 7_200_001, 'holders.slot': 7_500_001 },
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
