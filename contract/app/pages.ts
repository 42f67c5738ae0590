import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { meetsNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { codePoolPages } from '#ticketing/code-pools/code-pools.pages.ts';
import { companyHistoryPages } from '#customers/companies/company-history.pages.ts';
import { companyPages } from '#customers/companies/companies.pages.ts';
import { companyTicketPages } from '#services/company-tickets/company-tickets.pages.ts';
import { contactPages } from '#customers/contact/contact.pages.ts';
import { freeTicketPages } from '#services/free-tickets/free-tickets.pages.ts';
import { gatherPages } from '#platform/pages/gather-pages.ts';
import { housingPages } from '#services/housing/housing.pages.ts';
import { invoiceRunPages } from '#billing/invoices/invoice-runs.pages.ts';
import { invoicePages } from '#billing/invoices/invoices.pages.ts';
import { messagePages } from '#platform/messages/messages.pages.ts';
import { onboardingPages } from '#services/onboarding/onboarding.pages.ts';
import type { PageRow } from '#platform/pages/page-row.ts';
import { operatorDeskPages } from '#services/operator-desk/operator-desk.pages.ts';
import { priceChangePages } from '#services/price-changes/price-changes.pages.ts';
import { peoplePages } from '#app/people/people.pages.ts';
import { schoolTicketPages } from '#services/school-tickets/school-tickets.pages.ts';
import { selfServicePages } from '#services/self-service/self-service.pages.ts';
import { myPagePages } from '#customers/session/my-page.pages.ts';
import { visitorPages } from '#customers/session/visitor.pages.ts';
import { ticketCounterPages } from '#services/ticket-counter/ticket-counter.pages.ts';
import { travelCardPages } from '#ticketing/travel-cards/travel-cards.pages.ts';
import { userAdminPages } from '#customers/users/users.pages.ts';
import { voucherPages } from '#services/vouchers/vouchers.pages.ts';

/**
 * The page route table (spec 1 §2.2), told by area; menus, guards and the router read it, and the menu has its
 * order. `/` is no page: it leads on, and /implicit/callback is the server's.
 */
const table = gatherPages([
  visitorPages,
  schoolTicketPages,
  companyTicketPages,
  invoicePages,
  selfServicePages,
  ticketCounterPages,
  freeTicketPages,
  housingPages,
  companyPages,
  codePoolPages,
  voucherPages,
  invoiceRunPages,
  operatorDeskPages,
  priceChangePages,
  messagePages,
  peoplePages,
  onboardingPages,
  userAdminPages,
  travelCardPages,
  companyHistoryPages,
  myPagePages,
  contactPages,
]);

export type PagePath = keyof typeof table;

/** The pages that visitors load; those of users are loaded apart. */
export type VisitorPath = keyof typeof visitorPages;

/** The parameter of an address with the company in which a page of a company is to be opened. */
export const companyInAddress = 'bedrift';

export type Page = PageRow & { readonly path: PagePath };

const paths = Object.keys(table) as readonly PagePath[];

export const pages: readonly Page[] = paths.map((path) => ({ path, ...table[path] }));

/** A user with a global role for such a page needs no company there. */
export const isOfAllCompanies = ({ companies }: Page): boolean => companies === 'all';

/** The choice of a company changes nothing about the page (spec 1 §2.2). */
export const needsNoCompany = ({ needs, companies }: Page): boolean =>
  needs === 'anyone' || companies === 'none';

/** Whether an operator has a page at all; at the others it is an unknown path. */
export const isPageOf = ({ requiresOffer }: Page, tenant: TenantId): boolean =>
  requiresOffer === undefined || tenantOf(tenant).offers.has(requiresOffer);

/** The parameters of a private link that are its secret: they leave the address when the page is loaded. */
export const secretSearchOf = ({ isPrivateLink, requiredSearch }: Page): readonly string[] =>
  (isPrivateLink && requiredSearch) || [];

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

/** Pages that are no places of their own: the start, and what went wrong at sign-in. */
export const pagesBesideTheTable = ['/', '/user-setup-error'] as const;

/** The features of the user in the selected company, or the fact that no user is signed in. */
export type Visitor = ReadonlySet<Feature> | 'not-signed-in';

/** Guarded pages lead to the sign-in, and to the no-access page when a feature is missing. */
export function mayOpenPage({ needs }: Page, visitor: Visitor): 'yes' | 'sign-in' | 'no-access' {
  if (needs === 'anyone') return 'yes';
  if (visitor === 'not-signed-in') return 'sign-in';
  if (needs === 'signed-in') return 'yes';
  return meetsNeed(visitor, needs) ? 'yes' : 'no-access';
}
