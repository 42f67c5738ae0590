import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { RouterContextProvider, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Offline, ServerTrouble } from '#platform/api/call-failures.ts';
import { PortalQueries } from '#platform/api/portal-queries.ts';
import '#platform/design/words/signed-in-design.ts';
import { ToastRegion } from '#platform/design/toasts/toast-region.tsx';
// So that a page whose call fails without a network has it.
import './pages/error.page.tsx';
import './shell/menu.tsx';
import './shell/menu-with-requests.tsx';
import './shell/signed-in-tools.tsx';
import { Shortcuts } from './palette/shortcuts.tsx';
import { useCompanyOfPage } from '#platform/session/company-of-page/use-company-of-page.ts';
import { useLeadOn } from '#platform/session/picker/use-lead-on.ts';
import { SessionEnd } from '#platform/session/session-end.tsx';
import type { ChangeSession } from '#platform/session/session-provider.tsx';
import { signedInOf, useSessionState } from '#platform/session/use-session.ts';
import { useSessionRefresh } from '#platform/session/use-session-refresh.ts';
import { ServicePagesProvider } from '#ticketing/tickets/service-pages-provider.tsx';
import type { PageRouter } from './router.tsx';

const helpsToTryAgain = (error: Error): boolean =>
  error instanceof Offline || (error instanceof ServerTrouble && error.status === 503);

const createQueryClient = () =>
  new PortalQueries({
    defaultOptions: {
      queries: {
        // Offline, a call fails at once with a message. Paused, it would leave the form waiting and
        // send the order later, when the user no longer expects it.
        networkMode: 'always',
        // Unhandled errors end at the general error page (spec 1 §8). A failed background refetch
        // must not replace a page (or form) that already has data.
        throwOnError: (_, { state }) => state.data === undefined,
        retry: (failures, error) => failures < 2 && helpsToTryAgain(error),
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

type SignedInFrameProps = {
  router: PageRouter;
  onSessionChange: ChangeSession;
  children: ReactNode;
};

/** Keeps session and queries up to date: what was fetched for another session is fetched again. */
function Refresh({ onSessionChange }: Pick<SignedInFrameProps, 'onSessionChange'>) {
  useSessionRefresh(onSessionChange);
  useLeadOn();
  useCompanyOfPage();
  const state = useSessionState();
  const queries = useQueryClient();
  const session = signedInOf(state);
  const previous = useRef(session);
  useEffect(() => {
    if (previous.current !== session) void queries.invalidateQueries();
    previous.current = session;
  }, [session, queries]);
  return null;
}

export function SignedInFrame({ router, onSessionChange, children }: SignedInFrameProps) {
  const [queries] = useState(createQueryClient);
  const path = useRouterState({ router, select: ({ location }) => location.pathname });
  return (
    <QueryClientProvider client={queries}>
      <ServicePagesProvider path={path}>
        {children}
        <Refresh onSessionChange={onSessionChange} />
        <SessionEnd />
        <RouterContextProvider router={router}>
          <Shortcuts />
          <ToastRegion />
        </RouterContextProvider>
      </ServicePagesProvider>
    </QueryClientProvider>
  );
}
