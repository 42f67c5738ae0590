import { pageAtAddress } from '@takst/contract/pages.ts';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '#session/loading-screen.tsx';
import { useSessionState } from '#session/use-session.ts';
import { UserSetupErrorPage } from '#session/user-setup-error.page.tsx';
import { pageFacts } from '#texts/page-facts.ts';
import { BareFrame } from './bare-frame.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

const isPrivateLink = (path: string): boolean =>
  pageAtAddress(path, pageFacts.tenant)?.isPrivateLink === true;

const importShell = async () => ({ default: (await import('./shell/shell.tsx')).Shell });
const Shell = lazy(importShell);

/** Fetches the menus before the first view, unless its page has none. */
export const preloadShell = async (): Promise<void> => {
  if (!isPrivateLink(location.pathname)) await importShell();
};

const CompanyPickerPage = lazy(async () => ({
  default: (await import('#session/company-picker.page.tsx')).CompanyPickerPage,
}));

/** The shell around the page, the company picker or the sign-in error. */
export function Frame() {
  useFocusOnNewPage();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (isPrivateLink(path)) {
    return (
      <BareFrame>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </BareFrame>
    );
  }
  return (
    <Shell>
      <Suspense fallback={<LoadingScreen />}>
        <Content />
      </Suspense>
    </Shell>
  );
}

function Content() {
  const state = useSessionState();
  if (state.state === 'fetch-error') return <UserSetupErrorPage />;
  if (state.state === 'fetch-success' && !state.session) {
    return <CompanyPickerPage user={state.user} companies={state.companies} />;
  }
  return <Outlet />;
}
