import type { AreaAccess } from '#testing/access-table/area-access.ts';

const school = {
  agreement: 'SCHOOLTICKET',
  roles: ['SCHOOLTICKET_ADMIN'],
  globalRoles: ['GLOBAL_SCHOOLTICKET_ADMIN'],
  // The others make no agreement with schools (spec 1 §9).
  operators: ['ruter'],
} as const;

export const schoolTicketsAccess = {
  /** What a school calls a pupil, no id of ours. */
  targetFields: { studentId: (_, example) => example },
  whoMay: { school, 'school.order': { ...school, running: true } },
} as const satisfies AreaAccess;
