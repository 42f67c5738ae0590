import { all, type UserRows } from '#platform/pages/page-row.ts';

export const schoolTicketPages = {
  '/skole': { needs: 'school' },
  // Those of every school that the user administers (docs/decisions/0099).
  '/skole/alle': { needs: 'school', companies: 'all', inAnyCompany: true },
  '/skole/klasser': { needs: 'school' },
  '/skole/{id}': { needs: 'school', idNames: 'school-ticket' },
  '/skole/{id}/papirbevis': { needs: 'school', idNames: 'school-ticket' },
  '/skole/nytt-skolear': { needs: all('school', 'school.order') },
  '/skole/nytt-skolear/{id}': { needs: 'school', idNames: 'school-batch' },
  '/skole/bestill': { needs: all('school', 'school.order') },
  '/skole/bestill/mange': { needs: all('school', 'school.order') },
  '/skole/bestill/mange/{id}': { needs: 'school', idNames: 'school-batch' },
} as const satisfies UserRows;
