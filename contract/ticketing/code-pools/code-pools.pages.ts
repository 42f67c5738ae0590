import type { UserRows } from '#platform/pages/page-row.ts';

/** The specification's table has none: the codes that subscriptions send come from here. */
export const codePoolPages = {
  '/kodelager': { needs: 'codePools', companies: 'all' },
  '/kodelager/fyll': { needs: 'codePools', companies: 'all' },
  '/kodelager/fyll/{id}': { needs: 'codePools', companies: 'all' },
} as const satisfies UserRows;
