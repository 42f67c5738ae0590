import { isPageOf, pages, type Page } from '@takst/contract/pages.ts';
import { homeFor, type HomePath } from '@takst/domain/access/home-for.rules.ts';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { SessionState } from '#session/session.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { Frame } from './frame.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { mayOpen } from './page-admission.ts';
import { type PageComponents, pageComponents } from './page-table/page-components.ts';
import { loadPage } from './page-table/page-parts.ts';
import { ErrorPage } from './pages/lazy-pages.ts';
import { MissingPage } from './missing-page.tsx';
import { routesBesideTheTable } from './routes-beside-the-table.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

type RouterParts = { history?: RouterHistory; components?: PageComponents };

export type PageContext = { session: SessionState };

const rootRoute = createRootRouteWithContext<PageContext>()({
  component: Frame,
  notFoundComponent: MissingPage,
});

/** `/` is no page: it leads to where this user works (spec 1 §2.2). */
const startRoute = (components: PageComponents) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: ({ context }) => {
      const to = homePath(context.session, (path) => path in components);
      if (to) throw redirect({ to, replace: true });
    },
  });

/** Where `/` leads for this user (spec 1 §2.2); null until the user has chosen a company. */
function homePath(state: SessionState, hasPage: (path: HomePath) => boolean): HomePath | null {
  if (state.state === 'not-logged-in') return homeFor(null);
  if (state.state !== 'fetch-success' || !state.session) return null;
  return homeFor(state.session.features, hasPage);
}

function routeOf(page: Page, components: PageComponents) {
  const component = components[page.path];
  if (!component) return [];
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path.replaceAll(/\{(\w+)\}/g, '$$$1'),
    // A page with an id is opened in the company of that.
    beforeLoad: async ({ context, location, preload }) => {
      if (preload || context.session.state !== 'fetch-success') return;
      const { openInItsCompany } = await import('#session/company-of-page/company-of-address.ts');
      const { pathname, searchStr: search } = location;
      await openInItsCompany({ pathname, search }, context.session);
    },
    // Fetches the code of a page only for users who may open it.
    loader: ({ context }) =>
      mayOpen(page, context.session) === 'yes' ? loadPage(component) : null,
    staleTime: Infinity,
    component: () => <GuardedPage page={page} title={component.title} />,
    errorComponent: ({ error }) => <ErrorPage error={error} title={component.title} />,
  });
}

/** The router of the operator's page table: a row whose page does not exist yet has no route. */
export const createPageRouter = ({ history, components = pageComponents }: RouterParts = {}) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      startRoute(components),
      ...pages
        .filter((page) => isPageOf(page, pageFacts.tenant))
        .flatMap((page) => routeOf(page, components)),
      ...routesBesideTheTable(rootRoute),
    ]),
    context: { session: { state: 'not-determined' } },
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    scrollRestoration: true,
    defaultErrorComponent: ({ error }) => <ErrorPage error={error} />,
    ...(history ? { history } : {}),
  });

export type PageRouter = ReturnType<typeof createPageRouter>;
