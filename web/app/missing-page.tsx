import { pageAtAddress } from '@takst/contract/app/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { Guard } from './guarded-page.tsx';
import { NotFoundPage } from './pages/not-found.page.tsx';

/**
 * For an address without a page. A visitor has no entry of a page for users: it is guarded by its row, so that its address
 * leads to the sign-in.
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
