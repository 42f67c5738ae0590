import { any, type UserRows } from '#platform/pages/page-row.ts';

/** `/verktoy`, which leads to them, is public. */
export const selfServicePages = {
  '/verktoy/widget': { needs: any('companyTicket', 'housing') },
  '/verktoy/link': { needs: any('companyTicket', 'housing') },
} as const satisfies UserRows;
