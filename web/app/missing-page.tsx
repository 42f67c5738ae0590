import { pageAtAddress } from '@takst/contract/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { pageFacts } from '#texts/page-facts.ts';
import { Guard } from './guarded-page.tsx';
import { NotFoundPage } from './pages/not-found.page.tsx';

/**
 * For an address without a page. A page of the table that is not built yet is guarded as the others:
 * whether it is there is told only to those who may open it.
 */
export function MissingPage() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const page = pageAtAddress(path, pageFacts.tenant);
  if (!page) return <NotFoundPage />;
  return (
    <Guard page={page}>
      <NotFoundPage />
    </Guard>
  );
}
