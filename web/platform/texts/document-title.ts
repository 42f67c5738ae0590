import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useEffect } from 'react';
import { pageFacts } from './page-facts.ts';

/** Sets the document title: browser tab, history and screen readers. Null, while it loads, leaves it. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} – ${tenantOf(pageFacts.tenant).brandTitle}`;
  }, [title]);
}
