import { all, type UserRows } from '#platform/pages/page-row.ts';

export const freeTicketPages = {
  '/fribilletter': { needs: 'freeTicket' },
  '/fribilletter/endringer': { needs: 'freeTicket' },
  '/fribilletter/skattegrunnlag': { needs: 'freeTicket' },
  '/fribilletter/fakturagrunnlag': { needs: 'freeTicket' },
  // Its id begins with the number of the department.
  '/fribilletter/fakturagrunnlag/{id}': { needs: 'freeTicket', idNames: 'department' },
  '/fribilletter/innstillinger': { needs: 'freeTicket' },
  // Beside the specification's table: files for payroll systems.
  '/fribilletter/lonnsfil': { needs: 'freeTicket' },
  // Beside the specification's table: holders with a coming age change, and a batch for the selected ones.
  '/fribilletter/bursdager': { needs: 'freeTicket' },
  '/fribilletter/bursdager/{id}': { needs: 'freeTicket', idNames: 'free-batch' },
  '/fribilletter/{id}': { needs: 'freeTicket', idNames: 'free-ticket' },
  '/fribilletter/massebestillinger': { needs: 'freeTicket' },
  '/fribilletter/massebestillinger/avslutt': { needs: 'freeTicket' },
  '/fribilletter/massebestillinger/byttavdeling': { needs: 'freeTicket' },
  // Beside the specification's table: who is not on the list of employees, with their families.
  '/fribilletter/massebestillinger/sluttet': { needs: 'freeTicket' },
  '/fribilletter/massebestillinger/sluttet/{id}': { needs: 'freeTicket', idNames: 'free-batch' },
  // Each list has an address, from its check to its result: the specification's table has none.
  '/fribilletter/massebestillinger/ny/{id}': { needs: 'freeTicket', idNames: 'free-batch' },
  '/fribilletter/massebestillinger/avslutt/{id}': { needs: 'freeTicket', idNames: 'free-batch' },
  '/fribilletter/massebestillinger/byttavdeling/{id}': {
    needs: 'freeTicket',
    idNames: 'free-batch',
  },
  '/fribilletter/ny': {
    needs: all('freeTicket', 'freeTicket.order'),
    // The ticket of another member of the family.
    searchNames: { familie: 'free-ticket' },
  },
  '/fribilletter/massebestillinger/ny': { needs: all('freeTicket', 'freeTicket.order') },
} as const satisfies UserRows;
