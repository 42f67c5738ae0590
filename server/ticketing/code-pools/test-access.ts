import { support } from '#testing/access-table/rows.ts';
import { placeImports } from './test-world.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

export const codePoolsAccess = {
  whoMay: { codePools: { ...support, operators: ['ruter', 'akt'] } },
  place: placeImports,
} as const satisfies AreaAccess;
