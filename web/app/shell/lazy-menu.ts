import { pages } from '@takst/contract/app/pages.ts';
import { visitorPages } from '#app/page-table/known-pages.ts';
import { preloadable } from '#platform/design/page/preloadable.ts';
import { isAmongTools } from './is-among-tools.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';

/** The menu, which visitors fetch only when there are pages for it. */
export const LazyMenu = preloadable(async () => (await import('./menu.tsx')).Menu);

/** Visitors have none on the front page, whose text leads to the pages for them. */
export const hasMenu = (pathname: string): boolean =>
  pageFacts.isSignedIn ||
  (pathname !== '/' &&
    pathname !== '/home' &&
    pages.some(({ path }) => visitorPages[path]?.menu && isAmongTools(path, null)));
