import { pageAtAddress, type PagePath } from '@takst/contract/pages.ts';
import { pageFacts } from '#texts/page-facts.ts';
import type { TextFileName } from '#texts/texts.ts';
import { loadPage, type PageParts } from './page-parts.ts';
import {
  type PublicPagePath,
  publicPageTitles,
  type Titled,
  type UserPagePath,
  userPageTitles,
} from './page-titles.ts';
import { publicPages } from './public-pages.ts';

type PageComponent = Titled & PageParts;

export type PageComponents = { readonly [P in PagePath]?: PageComponent };

const publicPage = ([path, titled]: [PublicPagePath, Titled]): [PublicPagePath, PageComponent] => [
  path,
  { ...titled, ...publicPages[path] },
];

const userPage = ([path, titled]: [UserPagePath, Titled]): [UserPagePath, PageComponent] => [
  path,
  {
    ...titled,
    texts: [],
    load: async () => loadPage((await import('./user-pages.ts')).userPages[path]),
  },
];

/** The pages that there are, by their row in the page table. */
export const pageComponents: PageComponents = Object.fromEntries([
  ...(Object.entries(publicPageTitles) as [PublicPagePath, Titled][]).map(publicPage),
  ...(Object.entries(userPageTitles) as [UserPagePath, Titled][]).map(userPage),
]);

export const hasPage = (path: PagePath): boolean => path in pageComponents;

/** What a visitor sees first, by the address; a page for users is not fetched for them. */
function firstPage(): PageComponent | undefined {
  if (pageFacts.isSignedIn) return undefined;
  const path = location.pathname === '/' ? '/home' : location.pathname;
  const page = pageAtAddress(path, pageFacts.tenant);
  return page?.needs === 'anyone' ? pageComponents[page.path] : undefined;
}

/** The first page's code is on its way before the router knows it. */
export const preloadFirstPage = (): void => void firstPage()?.load();

export const textsOfFirstPage = (): readonly TextFileName[] => firstPage()?.texts ?? [];
