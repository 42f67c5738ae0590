import { tenants } from '@takst/domain/tenants/tenants.ts';
import { useEffect } from 'react';
import { pageFacts } from './page-facts.ts';

/** Names the page in the browser's tab and history, and to a screen reader when it opens. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${tenants[pageFacts.tenant].brandTitle}`;
  }, [title]);
}
