import { mayOpenPage, type Page } from '@takst/contract/pages.ts';
import type { SessionState } from '#session/session.ts';

/** Whether this user may open a page, by what the page table says that it needs (spec 1 §2.2). */
export function mayOpen(page: Page, state: SessionState): 'yes' | 'sign-in' | 'no-access' {
  if (state.state !== 'fetch-success') return mayOpenPage(page, 'not-signed-in');
  return mayOpenPage(page, state.session?.features ?? new Set());
}
