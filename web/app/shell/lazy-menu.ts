import { preloadable } from '#platform/design/page/preloadable.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';

/** The menu, which visitors fetch only where there is one. */
export const LazyMenu = preloadable(async () => (await import('./menu.tsx')).Menu);

/** Visitors have none on the front page, whose text leads to the pages for them. */
export const hasMenu = (pathname: string): boolean =>
  pageFacts.isSignedIn || (pathname !== '/' && pathname !== '/home');
