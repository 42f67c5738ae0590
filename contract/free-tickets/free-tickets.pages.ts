import { all, type UserRows } from '../page-row.ts';

export const freeTicketPages = {
  '/fribilletter': { needs: 'freeTicket' },
  '/fribilletter/endringer': { needs: 'freeTicket' },
  '/fribilletter/skattegrunnlag': { needs: 'freeTicket' },
  '/fribilletter/fakturagrunnlag': { needs: 'freeTicket' },
  '/fribilletter/fakturagrunnlag/{id}': { needs: 'freeTicket' },
  '/fribilletter/innstillinger': { needs: 'freeTicket' },
  '/fribilletter/{id}': { needs: 'freeTicket' },
  '/fribilletter/massebestillinger': { needs: 'freeTicket' },
  '/fribilletter/massebestillinger/avslutt': { needs: 'freeTicket' },
  '/fribilletter/massebestillinger/byttavdeling': { needs: 'freeTicket' },
  '/fribilletter/ny': { needs: all('freeTicket', 'freeTicket.order') },
  '/fribilletter/massebestillinger/ny': { needs: all('freeTicket', 'freeTicket.order') },
  '/fribilletter/reisekort': { needs: all('freeTicket', 'freeTicket.travelCards') },
} as const satisfies UserRows;
