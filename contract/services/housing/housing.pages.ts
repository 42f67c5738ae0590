import { all, orderNames, type UserRows } from '#platform/pages/page-row.ts';

export const housingPages = {
  '/borettslag': { needs: 'housing' },
  '/borettslag/opprett': { needs: all('housing', 'housing.order'), searchNames: orderNames },
  // Orders for many: the specification's table has none.
  '/borettslag/bestill-flere': { needs: all('housing', 'housing.order') },
  '/borettslag/bestill-flere/{id}': { needs: 'housing', idNames: 'batch' },
  '/borettslag/godkjenning': { needs: 'housing', requiresTicketRequests: true },
  '/borettslag/kostnader-boenhet': { needs: 'housing' },
  // The changes view of the unit costs: the specification's table has one row for both.
  '/borettslag/kostnader-boenhet/endringer': { needs: 'housing' },
  '/borettslag/boenhet/{id}': { needs: 'housing', idNames: 'subscriber' },
  // The statement for the board: the specification's table has none.
  '/borettslag/oppstilling': { needs: 'housing' },
  '/borettslag/innstillinger': { needs: 'housing' },
} as const satisfies UserRows;
