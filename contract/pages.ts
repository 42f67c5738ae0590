import type { Feature } from '@takst/domain/access/feature.ts';
import { type FeatureNeed, meetsNeed } from '@takst/domain/access/feature-need.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { TenantOffer } from '@takst/domain/tenants/tenant-offer.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';

/** What a page needs: nothing, a user, or features of theirs. */
export type PageNeed = 'anyone' | 'signed-in' | FeatureNeed;

const all = (...features: Feature[]): PageNeed => ({ all: features });
const any = (...features: Feature[]): PageNeed => ({ any: features });

/**
 * The page route table (spec 1 §2.2); menus, guards and the router read it. `/` is no page: it
 * leads on, and /implicit/callback is the server's.
 */
const table = {
  '/home': 'anyone',
  '/bedriftsavtale/info': 'anyone',
  '/billettluka/info': 'anyone',
  '/fribilletter/info': 'anyone',
  '/register': 'anyone',
  '/register/verify-phone': 'anyone',
  '/verktoy': 'anyone',
  '/vilkar/ruterbedrift': 'anyone',
  '/vilkar/joule/persjonvernerklaering': 'anyone',
  '/vilkar/joule/vilkar': 'anyone',
  '/bildeling': 'anyone',
  '/billett/{token}': 'anyone',
  '/aktiver/{token}': 'anyone',

  '/skole': 'school',
  '/skole/{id}': 'school',
  '/skole/bestill': all('school', 'school.order'),

  '/bedriftsavtale': 'companyTicket',
  '/bedriftsavtale/billett/opprett': all('companyTicket', 'companyTicket.order'),
  // Orders for many, from a file: the specification's table has none.
  '/bedriftsavtale/bestill-flere': all('companyTicket', 'companyTicket.order'),
  '/bedriftsavtale/bestill-flere/{id}': 'companyTicket',
  // The comparison with the list of employees: the specification's table has none.
  '/bedriftsavtale/sammenlign': all('companyTicket', 'companyTicket.order'),
  '/bedriftsavtale/sammenlign/{id}': 'companyTicket',
  '/bedriftsavtale/godkjenning': 'companyTicket',
  // Changes for many people: the specification's table has none, and each has an address here.
  '/bedriftsavtale/endringer': 'companyTicket',
  '/bedriftsavtale/endringer/{id}': 'companyTicket',
  '/bedriftsavtale/lonnstrekk': 'companyTicket',
  '/bedriftsavtale/innstillinger': 'companyTicket',
  '/bedriftsavtale/ansatt/{id}': 'companyTicket',
  '/bedriftsavtale/faktura/{id}': 'invoices',
  '/faktura': 'invoices',
  '/verktoy/widget': any('companyTicket', 'housing'),
  '/verktoy/link': any('companyTicket', 'housing'),

  '/billettluka': all('ticketCounter', 'ticketCounter.order'),
  '/billettluka/ordrehistorikk': 'ticketCounter',
  '/billettluka/ordrehistorikk/{id}': 'ticketCounter',
  '/billettluka/billetthistorikk/': 'ticketCounter',
  '/billettluka/innstillinger/': all('ticketCounter', 'ticketCounter.settings'),
  '/billettluka/bedriften-betaler': all('ticketCounter', 'ticketCounter.companyPays'),

  '/fribilletter': 'freeTicket',
  '/fribilletter/endringer': 'freeTicket',
  '/fribilletter/skattegrunnlag': 'freeTicket',
  '/fribilletter/fakturagrunnlag': 'freeTicket',
  '/fribilletter/fakturagrunnlag/{id}': 'freeTicket',
  '/fribilletter/innstillinger': 'freeTicket',
  '/fribilletter/{id}': 'freeTicket',
  '/fribilletter/massebestillinger': 'freeTicket',
  '/fribilletter/massebestillinger/avslutt': 'freeTicket',
  '/fribilletter/massebestillinger/byttavdeling': 'freeTicket',
  '/fribilletter/ny': all('freeTicket', 'freeTicket.order'),
  '/fribilletter/massebestillinger/ny': all('freeTicket', 'freeTicket.order'),
  '/fribilletter/reisekort': all('freeTicket', 'freeTicket.travelCards'),

  '/borettslag': 'housing',
  '/borettslag/opprett': all('housing', 'housing.order'),
  // Orders for many: the specification's table has none.
  '/borettslag/bestill-flere': all('housing', 'housing.order'),
  '/borettslag/bestill-flere/{id}': 'housing',
  '/borettslag/godkjenning': 'housing',
  '/borettslag/kostnader-boenhet': 'housing',
  // The changes view of the unit costs: the specification's table has one row for both.
  '/borettslag/kostnader-boenhet/endringer': 'housing',
  '/borettslag/boenhet/{id}': 'housing',
  // The statement for the board: the specification's table has none.
  '/borettslag/oppstilling': 'housing',
  '/borettslag/innstillinger': 'housing',

  '/bedrifter': 'companyAdmin',
  '/bedrifter/ny': 'companyAdmin',
  '/bedrifter/{id}': 'companyAdmin',

  // The specification's table has none: the codes that subscriptions send come from here.
  '/kodelager': 'codePools',
  '/kodelager/fyll': 'codePools',
  '/kodelager/fyll/{id}': 'codePools',

  // The specification takes for granted that somebody invoices and is paid.
  '/fakturakjoring': 'invoices.run',
  '/innbetalinger': 'invoices.payments',

  // The specification has no page for e-mails and SMS that nobody got.
  '/meldinger': 'companyAdmin',

  '/brukere': 'userAdmin',
  '/brukere/ny': 'userAdmin',
  '/brukere/{id}': 'userAdmin',

  '/reisekort': 'travelCards',
  '/reisekort/{companyId}/{date}': 'travelCards',

  // History: the specification has none, and each who reads it finds it beside their company.
  '/bedrifter/{id}/historikk': 'companyAdmin',
  '/minside/historikk': 'companyHistory',

  '/minside': 'signed-in',
  '/kontaktoss': 'contactPage',
} as const satisfies Record<`/${string}`, PageNeed>;

export type PagePath = keyof typeof table;

/** Things of a company that addresses name by their id. */
export type OwnedThing = 'subscriber' | 'ticket' | 'invoice' | 'batch';

type PageExtras = {
  /** What the id of the path names: the page belongs to the company of that, and is opened there. */
  readonly idNames?: OwnedThing;
  /** The same for parameters after the question mark. */
  readonly searchNames?: Readonly<Record<string, OwnedThing>>;
  /** Only operators that have this have the page. */
  readonly requiresOffer?: TenantOffer;
  /** What the address must carry after the question mark; without it an error occurs. */
  readonly requiredSearch?: readonly string[];
  /**
   * Found by an address that cannot be guessed and is told to nobody: without the menus of the portal,
   * and neither searched, kept nor passed on.
   */
  readonly isPrivateLink?: boolean;
  /** Only companies that answer requests for tickets have the page (spec 2 §2, Housing association). */
  readonly requiresTicketRequests?: boolean;
};

/** The parameter of an address with the company in which a page of a company is to be opened. */
export const companyInAddress = 'bedrift';

/** The person of an order, and the ticket that it copies. */
const orderNames = { ansatt: 'subscriber', som: 'ticket' } as const;

const extras: { readonly [P in PagePath]?: PageExtras } = {
  '/bedriftsavtale/info': { requiresOffer: 'infoPage' },
  '/register': { requiresOffer: 'onboarding' },
  '/register/verify-phone': { requiresOffer: 'onboarding' },
  '/borettslag/godkjenning': { requiresTicketRequests: true },
  '/bedriftsavtale/billett/opprett': { searchNames: orderNames },
  '/bedriftsavtale/bestill-flere/{id}': { idNames: 'batch' },
  '/bedriftsavtale/sammenlign/{id}': { idNames: 'batch' },
  '/bedriftsavtale/endringer/{id}': { idNames: 'batch' },
  '/bedriftsavtale/ansatt/{id}': { idNames: 'subscriber' },
  '/bedriftsavtale/faktura/{id}': { idNames: 'invoice' },
  '/borettslag/opprett': { searchNames: orderNames },
  '/borettslag/bestill-flere/{id}': { idNames: 'batch' },
  '/borettslag/boenhet/{id}': { idNames: 'subscriber' },
  '/bildeling': { requiredSearch: ['key'] },
  '/billett/{token}': { isPrivateLink: true },
  '/aktiver/{token}': { isPrivateLink: true },
};

export type Page = PageExtras & { readonly path: PagePath; readonly needs: PageNeed };

const paths = Object.keys(table) as readonly PagePath[];

export const pages: readonly Page[] = paths.map((path) => ({
  path,
  needs: table[path],
  ...extras[path],
}));

/** Features whose pages are about all companies: whoever has one by a global role needs no company there. */
const needsOfAllCompanies: ReadonlySet<PageNeed> = new Set([
  'companyAdmin',
  'codePools',
  'invoices.run',
  'invoices.payments',
  'userAdmin',
  'travelCards',
]);

export const isOfAllCompanies = ({ needs }: Page): boolean => needsOfAllCompanies.has(needs);

/** Needs that the choice of a company changes nothing about (spec 1 §2.2): public, or of any signed-in user. */
const needsWithoutCompany: ReadonlySet<PageNeed> = new Set(['anyone', 'signed-in', 'contactPage']);

export const needsNoCompany = ({ needs }: Page): boolean => needsWithoutCompany.has(needs);

/** Whether an operator has a page at all; at the others it is an unknown path. */
export const isPageOf = ({ requiresOffer }: Page, tenant: TenantId): boolean =>
  requiresOffer === undefined || tenants[tenant].offers.has(requiresOffer);

/** Fits the addresses of a page; a slash at the end makes no other page. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
const parametersIn = ({ path }: Page): number => path.split('{').length;

/** Pages without parameters come first: `/skole/bestill` is not `/skole/{id}`. */
const patterns = pages
  .toSorted((one, other) => parametersIn(one) - parametersIn(other))
  .map((page) => ({ page, pattern: patternOf(page.path) }));

/** The operator's page at an address, built already or not; null for a path that it does not have. */
export const pageAtAddress = (address: string, tenant: TenantId): Page | null =>
  patterns.find(({ page, pattern }) => isPageOf(page, tenant) && pattern.test(address))?.page ??
  null;

/** Pages that are no places of their own: the start, what went wrong at sign-in, the components. */
export const pagesBesideTheTable = ['/', '/user-setup-error', '/dev/design'] as const;

/** Who asks for a page: nobody signed in, or the features that they have in the chosen company. */
export type Visitor = ReadonlySet<Feature> | 'not-signed-in';

/** Guarded pages lead to the sign-in, and to the no-access page when a feature is missing. */
export function mayOpenPage({ needs }: Page, visitor: Visitor): 'yes' | 'sign-in' | 'no-access' {
  if (needs === 'anyone') return 'yes';
  if (visitor === 'not-signed-in') return 'sign-in';
  if (needs === 'signed-in') return 'yes';
  return meetsNeed(visitor, needs) ? 'yes' : 'no-access';
}
