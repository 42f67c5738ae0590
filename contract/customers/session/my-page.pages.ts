import type { UserRows } from '#platform/pages/page-row.ts';

export const myPagePages = {
  '/minside': { needs: 'signed-in', companies: 'none' },
} as const satisfies UserRows;
