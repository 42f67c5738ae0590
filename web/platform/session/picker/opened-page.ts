import { pageAtAddress } from '@takst/contract/app/pages.ts';
import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';

const key = 'opened-page';

/** A page of the table; its address may have been typed. */
const isPage = (address: string): address is PageAddress =>
  pageAtAddress(address, pageFacts.tenant) !== null;

/** A browser may block storage; the user then finds the page again by themselves. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The page that was opened by its own address, when the user had to choose a company first (spec 1 §2.1: they start at /). */
export const openedPage = {
  remember(): void {
    const { pathname } = location;
    if (pathname !== '/' && pathname !== '/home' && isPage(pathname)) {
      storage()?.setItem(key, pathname);
    }
  },
  /** Once. */
  take(): PageAddress | null {
    const address = storage()?.getItem(key) ?? null;
    storage()?.removeItem(key);
    return address !== null && isPage(address) ? address : null;
  },
};
