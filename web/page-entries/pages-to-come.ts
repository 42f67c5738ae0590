import type { PagePath } from '@takst/contract/pages.ts';
import type { MenuGroup } from './menu-groups.ts';

/**
 * The pages of the page table that are not built yet, with their place in the menu. A page that is built
 * leaves this list, and the compiler asks for its entry.
 */
export const pagesToCome = {
  '/billettluka/info': 'visitors',
  '/fribilletter/info': 'visitors',
  '/register': 'visitors',
  '/register/verify-phone': null,
  '/vilkar/ruterbedrift': null,
  '/vilkar/joule/persjonvernerklaering': null,
  '/vilkar/joule/vilkar': null,
  '/bildeling': null,

  '/skole': 'schoolAndHousing',
  '/skole/{id}': null,
  '/skole/bestill': null,

  '/billettluka': 'ticketCounter',
  '/billettluka/ordrehistorikk': 'ticketCounter',
  '/billettluka/ordrehistorikk/{id}': null,
  '/billettluka/billetthistorikk/': null,
  '/billettluka/innstillinger/': null,
  '/billettluka/bedriften-betaler': null,

  '/fribilletter': 'freeTickets',
  '/fribilletter/endringer': null,
  '/fribilletter/skattegrunnlag': 'freeTickets',
  '/fribilletter/fakturagrunnlag': 'economy',
  '/fribilletter/fakturagrunnlag/{id}': null,
  '/fribilletter/innstillinger': null,
  '/fribilletter/{id}': null,
  '/fribilletter/massebestillinger': 'freeTickets',
  '/fribilletter/massebestillinger/avslutt': null,
  '/fribilletter/massebestillinger/byttavdeling': null,
  '/fribilletter/ny': null,
  '/fribilletter/massebestillinger/ny': null,
  '/fribilletter/reisekort': null,

  '/reisekort': 'support',
  '/reisekort/{companyId}/{date}': null,
} as const satisfies { readonly [Path in PagePath]?: MenuGroup | null };

export type PathToCome = keyof typeof pagesToCome;
