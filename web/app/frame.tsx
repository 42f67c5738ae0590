import { pageAtAddress } from '@takst/contract/app/pages.ts';
import { homeFor } from '@takst/domain/platform/access/home-for.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { Logo } from '#platform/design/logo.tsx';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import { LoadingScreen } from '#platform/session/loading-screen.tsx';
import type { Session } from '#platform/session/session.ts';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { loadTexts } from '#platform/texts/language.ts';
import { useKnownPages } from './page-table/known-pages.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { UserSetupErrorPage } from './pages/lazy-pages.ts';
import { LanguageChoice } from './shell/language-choice.tsx';
import { headerButton } from './shell/shell-style.ts';
import { preloadable } from '#platform/design/page/preloadable.ts';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useWaitsForCompany } from './page-table/use-waits-for-company.ts';

const isPrivateLink = (path: string): boolean =>
  pageAtAddress(path, pageFacts.tenant)?.isPrivateLink === true;

/** Public pages and unknown addresses are the same for every visitor, whatever failed for this user. */
const isForAnyone = (path: string): boolean =>
  path !== '/' && (pageAtAddress(path, pageFacts.tenant)?.needs ?? 'anyone') === 'anyone';

/** Pages that are about the chosen company. */
const isOfCompany = (path: string): boolean => {
  const page = pageAtAddress(path, pageFacts.tenant);
  return page !== null && page.needs !== 'anyone' && page.companies === undefined;
};

const Shell = preloadable(async () => {
  const { preloadMenu, Shell: Loaded } = await import('./shell/shell.tsx');
  await preloadMenu();
  return Loaded;
});

/** Fetches the menus before the first view, unless its page has none. */
export const preloadShell = async (): Promise<void> => {
  if (!isPrivateLink(location.pathname)) await Shell.preload();
};

const ChooseCompanyPage = lazy(async () => ({
  default: (await import('./pages/choose-company.page.tsx')).ChooseCompanyPage,
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

/** The frame of pages that are reached by a personal link: brand and language only. */
function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--size-header) items-center justify-between gap-3 bg-header px-4 text-on-header">
        <Logo title={tenantOf(pageFacts.tenant).operator} />
        <LanguageChoice className={headerButton} />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-md flex-1 px-4 py-4 outline-none"
      >
        {children}
      </main>
    </div>
  );
}

const StartPage = lazy(async () => {
  const [{ StartPage: component }] = await Promise.all([
    import('./pages/start.page.tsx'),
    loadTexts(['services']),
  ]);
  return { default: component };
});

const AwaitsSignature = lazy(async () => {
  const [{ AwaitsSignature: component }] = await Promise.all([
    import('#platform/session/services/awaits-signature.tsx'),
    loadTexts(['services']),
  ]);
  return { default: component };
});

const WaitsToday = lazy(async () => {
  const [{ WaitsToday: component }] = await Promise.all([
    import('./today/waits-today.tsx'),
    loadTexts(['today']),
  ]);
  return { default: component };
});

// Of customer support alone.
const WorksInBar = lazy(async () => ({
  default: (await import('./works-in-bar.tsx')).WorksInBar,
}));

const awaitsSignature = ({ company }: Session): boolean =>
  company.allAgreements.some((agreement) => agreement.awaitsSignature);

/** A user without a service reads what they may do, where others read what the portal is. */
const hasNoService = ({ features }: Session, entries: PageEntries): boolean =>
  homeFor(features, (path) => path in entries) === '/home';

function Content() {
  const state = useSessionState();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const entries = useKnownPages();
  const isWaiting = useWaitsForCompany();
  const session = sessionIn(state);
  if (state.state === 'fetch-error' && !isForAnyone(path)) return <UserSetupErrorPage />;
  if (state.state === 'fetch-success' && isWaiting) return <ChooseCompanyPage state={state} />;
  if (path === '/home' && session && hasNoService(session, entries)) {
    return <StartPage session={session} />;
  }
  return (
    <>
      {session?.features.has('companyAdmin') && isOfCompany(path) && (
        <WhenLoaded fallback={<div className="mb-4 h-10" />}>
          <WorksInBar company={session.company} />
        </WhenLoaded>
      )}
      {session && awaitsSignature(session) && isOfCompany(path) && (
        <WhenLoaded>
          <AwaitsSignature />
        </WhenLoaded>
      )}
      {path === '/home' && session && (
        <WhenLoaded>
          <WaitsToday />
        </WhenLoaded>
      )}
      <Outlet />
    </>
  );
}
