import { mayOpenPage, type Page } from '@takst/contract/pages.ts';
import type { SessionState, SignedInState } from '#session/session.ts';
import { signedInOf } from '#session/use-session.ts';

/** Whether this user may open a page, by what the page table says that it needs (spec 1 §2.2). */
export function mayOpen(page: Page, state: SessionState): 'yes' | 'sign-in' | 'no-access' {
  return mayOpenPage(page, signedInOf(state)?.features ?? 'not-signed-in');
}

/** Whether a page waits for the choice of a company: those that need a global role do not. */
export const needsCompany = (page: Page | null, state: SignedInState): boolean =>
  !page || mayOpenPage(page, new Set()) === 'yes' || mayOpen(page, state) !== 'yes';
