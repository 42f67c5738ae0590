import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const contactAccess = {
  whoMay: { contactPage: { everybodyOf: ['ruter'] } },
} as const satisfies AreaAccess;
