import type { Feature } from './feature.ts';

/** Where `/` leads, in the order of spec 1 §2.2: the first page whose features the user has. */
const homes = [
  { path: '/fribilletter/reisekort', needs: ['freeTicket.travelCards'] },
  { path: '/reisekort', needs: ['travelCards'] },
  { path: '/billettluka', needs: ['ticketCounter', 'ticketCounter.order'] },
  { path: '/billettluka/ordrehistorikk', needs: ['ticketCounter'] },
  { path: '/bedriftsavtale', needs: ['companyTicket'] },
  { path: '/fribilletter', needs: ['freeTicket'] },
  { path: '/skole', needs: ['school'] },
  { path: '/borettslag', needs: ['housing'] },
] as const satisfies readonly { path: string; needs: readonly Feature[] }[];

export type HomePath = (typeof homes)[number]['path'] | '/home';

/**
 * Where `/` leads a user among the pages that there are; null features mean nobody is signed in. A service
 * whose first page is not there yet is skipped, so that nobody starts at a page that does not exist.
 */
export const homeFor = (
  features: ReadonlySet<Feature> | null,
  hasPage: (path: HomePath) => boolean = () => true,
): HomePath =>
  homes.find(
    ({ path, needs }) => features && needs.every((need) => features.has(need)) && hasPage(path),
  )?.path ?? '/home';
