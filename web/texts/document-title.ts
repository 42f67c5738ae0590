import { tenants } from '@takst/domain/tenants/tenants.ts';
import { useEffect } from 'react';
import { pageFacts } from './page-facts.ts';

/** Sets the document title: browser tab, history and screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${tenants[pageFacts.tenant].brandTitle}`;
  }, [title]);
}
