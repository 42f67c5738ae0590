import type { PagePath } from '@takst/contract/pages.ts';
import type { MenuGroup } from './menu-groups.ts';

/**
 * The pages of the page table that are not built yet, with their place in the menu. A page that is built
 * leaves this list, and the compiler asks for its entry.
 */
export const pagesToCome = {
  '/billettluka/info': 'visitors',
  '/register': 'visitors',
  '/register/verify-phone': null,
  '/vilkar/ruterbedrift': null,
  '/vilkar/joule/persjonvernerklaering': null,
  '/vilkar/joule/vilkar': null,
  '/bildeling': null,

  '/billettluka': 'ticketCounter',
  '/billettluka/ordrehistorikk': 'ticketCounter',
  '/billettluka/ordrehistorikk/{id}': null,
  '/billettluka/billetthistorikk/': null,
  '/billettluka/innstillinger/': null,
  '/billettluka/bedriften-betaler': null,
} as const satisfies { readonly [Path in PagePath]?: MenuGroup | null };

export type PathToCome = keyof typeof pagesToCome;
