import type { FixedPagePath } from '@takst/contract/app/path-to.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf, type Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { TextKey } from '#platform/texts/texts.ts';

/** Links out of the portal: the operator's own pages, and the supervisory authority; keys of the texts, too. */
const termsLinks = [
  'contactUs',
  'terms',
  'privacy',
  'cookies',
  'authority',
] as const satisfies readonly TextKey<'terms'>[];
export type TermsLink = (typeof termsLinks)[number];

export type TermsPath = Extract<FixedPagePath, `/vilkar/${string}` | '/personvern'>;

const authorityAddress = 'https://www.datatilsynet.no';

/** Where a link out of a document leads at an operator. */
export function addressOf(link: TermsLink, tenant: TenantId): string {
  const { links }: Tenant = tenantOf(tenant);
  return link === 'authority' ? authorityAddress : links[link];
}

/** What the documents are called where another page leads there. */
export const pageNames = {
  '/personvern': 'portalPrivacy',
  '/vilkar/ruterbedrift': 'businessTerms',
  '/vilkar/joule/vilkar': 'eBikeTerms',
  '/vilkar/joule/persjonvernerklaering': 'eBikePrivacy',
} as const satisfies Readonly<Record<TermsPath, TextKey<'terms'>>>;
