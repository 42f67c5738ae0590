import type { AreaAccess } from '#testing/access-table/area-access.ts';

const school = {
  agreement: 'SCHOOLTICKET',
  roles: ['SCHOOLTICKET_ADMIN'],
  globalRoles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
  // The others make no agreement with schools (spec 1 §9).
  operators: ['ruter'],
} as const;

export const schoolTicketsAccess = {
  whoMay: { school, 'school.order': { ...school, running: true } },
} as const satisfies AreaAccess;
