import { useLocation } from '@tanstack/react-router';
import { businessTerms } from './documents/business-terms.ts';
import { termsDocuments } from './documents/terms-documents.ts';
import { TermsView } from './terms-view.tsx';

/** The document of the address. All documents share one page, so that visitors of other pages load none of them. */
export function TermsPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const document = termsDocuments.find((one) => one.path === path) ?? businessTerms;
  return <TermsView key={document.path} document={document} />;
}
