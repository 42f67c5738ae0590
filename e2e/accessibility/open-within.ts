import { pageAtAddress } from '@takst/contract/app/pages.ts';
import type { Tenant, Visitor } from '../browser.ts';

type Router = {
  navigate(to: { href: string }): Promise<void>;
  subscribe(event: 'onRendered', listener: () => void): () => void;
};

declare global {
  /** The router of the page on display, if that is one of the portal's. */
  var __TSR_ROUTER__: Router | undefined;
}

/** No page has this path: what is shown there loads nothing. */
const nowhere = '/no/such/page';

/**
 * A visitor who opens pages as links of the portal do, without loading the document, its scripts and axe again. The page
 * on display is no other one: it would keep its dialogs and what was typed into it.
 */
export function withinPortal(visitor: Visitor, tenant: Tenant): Visitor {
  const { page } = visitor;
  const pageAt = (address: string) => {
    const found = pageAtAddress(address.split(/[?#]/)[0] ?? '', tenant);
    return found?.isPrivateLink ? null : (found?.path ?? null);
  };
  const open = async (path: string) => {
    const isAnother =
      pageAt(path) !== null && pageAt(path) !== pageAt(new URL(page.url()).pathname);
    if (!isAnother || !(await page.evaluate(navigate, path))) await visitor.open(path);
  };
  return { ...visitor, open };
}

/** Leaves the page on display, so that it can be opened anew without loading the document again. */
export const leavePage = ({ page }: Visitor): Promise<boolean> => page.evaluate(navigate, nowhere);

/**
 * Runs in the page. Says whether the router has opened the page: visitors who are not signed in get a document for each,
 * and so does everybody in another language.
 */
async function navigate(path: string): Promise<boolean> {
  const router = globalThis.__TSR_ROUTER__;
  const isSignedIn = document.querySelector('meta[name="signed-in"][content="yes"]') !== null;
  const isEnglish = document.documentElement.lang.startsWith('en');
  if (!router || !isSignedIn || isEnglish !== document.cookie.includes('language=en')) return false;
  await new Promise<void>((resolve) => {
    const forget = router.subscribe('onRendered', () => {
      forget();
      resolve();
    });
    void router.navigate({ href: path });
  });
  return true;
}
