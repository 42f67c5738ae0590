import { pageAtAddress } from '@takst/contract/app/pages.ts';
import { createContext, useContext } from 'react';
import { visitorEntries } from '#app/page-table/visitor.pages.ts';
import type { PageEntries, PageEntry } from '#platform/page-entries/page-entry.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { TextFileName } from '#platform/texts/texts.ts';

const visitorPages: PageEntries = visitorEntries;

/**
 * The pages that there are, by their row in the page table. Visitors do not load those for users, whose
 * addresses lead them to the sign-in all the same.
 */
export const loadKnownPages = async (isSignedIn: boolean): Promise<PageEntries> =>
  isSignedIn ? { ...visitorPages, ...(await import('./user-pages.ts')).userPages } : visitorPages;

export const KnownPagesContext = createContext(visitorPages);

export const useKnownPages = (): PageEntries => useContext(KnownPagesContext);

/** What a visitor sees first, by the address; a page for users is not fetched for them. */
function firstPage(): PageEntry | undefined {
  if (pageFacts.isSignedIn) return undefined;
  const path = location.pathname === '/' ? '/home' : location.pathname;
  const page = pageAtAddress(path, pageFacts.tenant);
  return page ? visitorPages[page.path] : undefined;
}

/** The first page's code is on its way before the router knows it. */
export const preloadFirstPage = (): void => void firstPage()?.load();

export const textsOfFirstPage = (): readonly TextFileName[] => firstPage()?.texts ?? [];
