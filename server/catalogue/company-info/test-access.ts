import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const companyInfoAccess = {
  whoMay: { infoPage: { everybodyOf: ['ruter'] }, onboarding: { everybodyOf: ['ruter'] } },
} as const satisfies AreaAccess;
