import { isPageOf, pages, type Page } from '@takst/contract/app/pages.ts';
import { homeFor, type HomePath } from '@takst/domain/platform/access/home-for.rules.ts';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PageEntries } from '#platform/page-entries/page-entry.ts';
import type { SessionState } from '#platform/session/session.ts';
import { loadTexts } from '#platform/texts/language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { Frame } from './frame.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { mayOpen } from './page-table/page-admission.ts';
import { loadPage } from './page-table/load-page.ts';
import { ErrorPage, UserSetupErrorPage } from './pages/lazy-pages.ts';
import { MissingPage } from './missing-page.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

type RouterParts = { history?: RouterHistory; entries: PageEntries };

type PageContext = { session: SessionState; entries: PageEntries };

const rootRoute = createRootRouteWithContext<PageContext>()({
  component: Frame,
  notFoundComponent: MissingPage,
});

/** `/` is no page: it leads to where this user works (spec 1 §2.2). */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context: { session, entries } }) => {
    const to = homePath(session, (path) => path in entries);
    if (to) throw redirect({ to, replace: true });
  },
});

/** The server redirects here when a signed-in account has no usable user (spec 1 §2.1): a page in no menu, without access rules. */
const userSetupErrorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-setup-error',
  loader: () => loadTexts(['session']),
  component: UserSetupErrorPage,
});

/** Where `/` leads for this user (spec 1 §2.2); null until the user has chosen a company. */
function homePath(state: SessionState, hasPage: (path: HomePath) => boolean): HomePath | null {
  if (state.state === 'not-logged-in') return homeFor(null);
  if (state.state !== 'fetch-success' || !state.session) return null;
  return homeFor(state.session.features, hasPage);
}

function routeOf(page: Page, entries: PageEntries) {
  const entry = entries[page.path];
  if (!entry) return [];
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path.replaceAll(/\{(\w+)\}/g, '$$$1'),
    // A page with an id is opened in the company of that.
    beforeLoad: async ({ context, location, preload }) => {
      if (preload || context.session.state !== 'fetch-success') return;
      const { openInItsCompany } = await import('#platform/session/company-of-address.ts');
      const { pathname, searchStr: search } = location;
      await openInItsCompany({ pathname, search }, context.session);
    },
    // Fetches the code of a page only for users who may open it.
    loader: ({ context }) => (mayOpen(page, context.session) === 'yes' ? loadPage(entry) : null),
    staleTime: Infinity,
    component: () => <GuardedPage page={page} title={entry.title} />,
    errorComponent: ({ error }) => <ErrorPage error={error} title={entry.title} />,
  });
}

/**
 * The router of the operator's page table. A row without an entry has no route: its page is to come, or it is
 * for users and nobody is signed in.
 */
export const createPageRouter = ({ history, entries }: RouterParts) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      startRoute,
      ...pages
        .filter((page) => isPageOf(page, pageFacts.tenant))
        .flatMap((page) => routeOf(page, entries)),
      userSetupErrorRoute,
    ]),
    context: { session: { state: 'not-determined' }, entries },
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => <ErrorPage error={error} />,
    ...(history ? { history } : {}),
  });

export type PageRouter = ReturnType<typeof createPageRouter>;
