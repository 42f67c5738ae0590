import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The pages by path; `$id` marks a parameter. */
export type PagesByPath = Readonly<Record<string, () => ReactNode>>;

/** A router of a few pages, opened at one of them. */
export function routerOf(pages: PagesByPath, at: string) {
  const root = createRootRoute();
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    // Like the portal's router: values of the query string are text.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => addressPart(new URLSearchParams(search).toString()),
    defaultErrorComponent: ({ error }) => <p role="alert">General error: {String(error)}</p>,
  });
}

const addressPart = (text: string) => (text === '' ? '' : `?${text}`);
