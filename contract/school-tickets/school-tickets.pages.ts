import { all, type UserRows } from '../page-row.ts';

export const schoolTicketPages = {
  '/skole': { needs: 'school' },
  '/skole/{id}': { needs: 'school' },
  '/skole/bestill': { needs: all('school', 'school.order') },
} as const satisfies UserRows;
