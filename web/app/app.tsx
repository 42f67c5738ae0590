import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LoadingScreen } from '#platform/session/loading-screen.tsx';
import { type ChangeSession, SessionProvider } from '#platform/session/session-provider.tsx';
import type { SessionState } from '#platform/session/session.ts';
import { ErrorBoundary } from './pages/error-boundary.tsx';
import { preloadShell } from './frame.tsx';
import { KnownPagesContext } from './page-table/known-pages.ts';
import { preloadable } from '#platform/design/page/preloadable.ts';
import type { PageRouter } from './router.tsx';

// Only signed-in users need server state, dialogs and date fields.
const SignedInFrame = preloadable(
  async () => (await import('./signed-in-frame.tsx')).SignedInFrame,
);

type AppProps = {
  router: PageRouter;
  /** The session for which the first page has been prepared. */
  session: SessionState;
};

export function App({ router, session }: AppProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <SessionProvider session={session} reopen={(state) => reopenPage(router, state)}>
          {(state, onChange) => <Pages router={router} state={state} onChange={onChange} />}
        </SessionProvider>
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Loads everything that the first page renders with, in parallel: one part after the other would show several
 * placeholders in a row.
 */
export async function prepareFirstPage(router: PageRouter, session: SessionState): Promise<void> {
  router.update({ ...router.options, context: { ...router.options.context, session } });
  await Promise.all([
    router.load(),
    preloadShell(),
    session.state === 'fetch-success' ? SignedInFrame.preload() : undefined,
  ]);
}

/** Asks again what this user may open; a page that stays keeps what is typed into it. */
async function reopenPage(router: PageRouter, session: SessionState): Promise<void> {
  router.update({ ...router.options, context: { ...router.options.context, session } });
  await router.invalidate();
}

type PagesProps = { router: PageRouter; state: SessionState; onChange: ChangeSession };

function Pages({ router, state, onChange }: PagesProps) {
  const pages = <RouterProvider router={router} context={{ session: state }} />;
  return (
    <KnownPagesContext value={router.options.context.entries}>
      {state.state === 'fetch-success' ? (
        <SignedInFrame router={router} onSessionChange={onChange}>
          {pages}
        </SignedInFrame>
      ) : (
        pages
      )}
    </KnownPagesContext>
  );
}
