import { mayOpenPage, type Page } from '@takst/contract/pages.ts';
import type { SessionState } from '#session/session.ts';
import { sessionIn } from '#session/use-session.ts';

/** Whether a page of the table may be opened, by the rule that the table itself names (spec 1 §2.2). */
export function mayOpen(page: Page, state: SessionState): 'yes' | 'sign-in' | 'no-access' {
  return mayOpenPage(page, state)
}
