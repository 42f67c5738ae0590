import type { Language } from '#platform/texts/page-facts.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { openPage } from '#testing/open-page.tsx';
import { TermsView } from './terms-view.tsx';
import type { TermsDocument } from './documents/terms-document.ts';

type TermsVisit = {
  readonly language?: Language;
  readonly tenant?: TenantId;
  /** What the address has after the path. */
  readonly search?: string;
};

/** Opens a document as a visitor of an operator. */
export const openTerms = (
  document: TermsDocument,
  { language = 'en', tenant = 'ruter', search = '' }: TermsVisit = {},
) =>
  openPage({
    pages: { [document.path]: () => <TermsView document={document} /> },
    at: document.path + search,
    texts: ['terms', ...document.versions.map(({ textFile }) => textFile)],
    language,
    tenant,
  });
