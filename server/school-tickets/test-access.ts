import { everyOperator } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

const school = {
  agreement: 'SCHOOLTICKET',
  roles: ['SCHOOLTICKET_ADMIN'],
  globalRoles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
  operators: everyOperator,
} as const;

export const schoolTicketsAccess = {
  whoMay: { school, 'school.order': { ...school, running: true } },
} as const satisfies AreaAccess;
