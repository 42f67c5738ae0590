import type { UserRows } from '#platform/pages/page-row.ts';

export const contactPages = {
  '/kontaktoss': { needs: 'contactPage', companies: 'none' },
} as const satisfies UserRows;
