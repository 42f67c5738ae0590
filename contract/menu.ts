import type { FixedPagePath } from './path-to.ts';

/** The groups of the menu, one for each service, in its order. */
export const menuGroups = [
  'visitors',
  'support',
  'companyTickets',
  'freeTickets',
  'schoolAndHousing',
  'ticketCounter',
  'economy',
  'company',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/**
 * The group in which a page of the page table stands, in the order of the table. Apart from the table, which
 * every visitor loads.
 */
export const menuGroupOf: { readonly [P in FixedPagePath]?: MenuGroup } = {
  '/bedriftsavtale/info': 'visitors',
  '/billettluka/info': 'visitors',
  '/fribilletter/info': 'visitors',
  '/register': 'visitors',
  '/bedrifter': 'support',
  '/kodelager': 'support',
  '/fakturakjoring': 'support',
  '/innbetalinger': 'support',
  '/meldinger': 'support',
  '/reisekort': 'support',
  '/bedriftsavtale': 'companyTickets',
  '/bedriftsavtale/billett/opprett': 'companyTickets',
  '/bedriftsavtale/godkjenning': 'companyTickets',
  '/bedriftsavtale/endringer': 'companyTickets',
  '/bedriftsavtale/lonnstrekk': 'companyTickets',
  '/fribilletter': 'freeTickets',
  '/fribilletter/massebestillinger': 'freeTickets',
  '/fribilletter/skattegrunnlag': 'freeTickets',
  '/skole': 'schoolAndHousing',
  '/borettslag': 'schoolAndHousing',
  '/borettslag/opprett': 'schoolAndHousing',
  '/borettslag/godkjenning': 'schoolAndHousing',
  '/borettslag/oppstilling': 'schoolAndHousing',
  '/borettslag/kostnader-boenhet': 'schoolAndHousing',
  '/billettluka': 'ticketCounter',
  '/billettluka/ordrehistorikk': 'ticketCounter',
  '/faktura': 'economy',
  '/fribilletter/fakturagrunnlag': 'economy',
  '/brukere': 'company',
  '/verktoy': 'company',
  '/minside/historikk': 'company',
  '/bedriftsavtale/innstillinger': 'company',
  '/borettslag/innstillinger': 'company',
};

/** For who serves every company, users are what companies are. */
export const menuGroupOfSupport: { readonly [P in FixedPagePath]?: MenuGroup } = {
  '/brukere': 'support',
};

/** What staff do for all companies at once: while one of them is chosen, the menu has no room for it. */
export const withoutCompanyAlone: ReadonlySet<FixedPagePath> = new Set([
  '/fakturakjoring',
  '/innbetalinger',
  '/meldinger',
]);
