import { companyRoles, globalRoles } from '@takst/domain/platform/access/roles.ts';
import { hr, support } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const companyTicketsAccess = {
  whoMay: {
    companyTicket: { ...hr, agreement: 'SUBSCRIPTIONS' },
    'companyTicket.order': { ...hr, agreement: 'SUBSCRIPTIONS', running: true },
    // Customer support, and the users of a company for which the operator allows any date.
    'dates.arbitrary': [
      support,
      { roles: companyRoles, globalRoles, operators: ['ruter'], onlyIn: 'arbitrary-dates' },
    ],
  },
} as const satisfies AreaAccess;
