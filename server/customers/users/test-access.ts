import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { nextPhone } from '#testing/access-table/fresh-values.ts';
import { everyOperator } from '#testing/access-table/rows.ts';
import { placeStaff, staffIds } from './test-world.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const usersAccess = {
  whoMay: {
    userAdmin: {
      roles: ['USER_ADMIN'],
      globalRoles: ['GLOBAL_USER_ADMIN'],
      operators: everyOperator,
    },
    'userAdmin.global': {
      roles: [],
      globalRoles: ['GLOBAL_USER_ADMIN'],
      operators: everyOperator,
    },
  },
  things: {
    /** Users who have a role in this company alone, and are nobody who signs in. */
    users: { find: staffIds, nobodys: 7_699_999, inPaths: 'first', isMark: true },
  },
  place: placeStaff,
  firstIds: { 'users."user"': 7_600_001 },
  freshFields: { email: () => `new-${nextPhone()}@firma.example` },
  tellsOf: { userAdmin: 'administered', [listCompanyAdministrators.path]: 'colleagues' },
} as const satisfies AreaAccess;
