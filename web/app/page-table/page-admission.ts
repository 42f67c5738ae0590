import {
  isOfAllCompanies,
  mayOpenPage,
  needsNoCompany,
  type Page,
} from '@takst/contract/app/pages.ts';
import { featuresAnywhere } from '#platform/session/services/features-anywhere.ts';
import type { SessionState } from '#platform/session/session.ts';
import { sessionIn, signedInOf } from '#platform/session/use-session.ts';

/** Whether this user may open a page, by what the page table says that it needs (spec 1 §2.2). */
export function mayOpen(page: Page, state: SessionState): 'yes' | 'sign-in' | 'no-access' {
  const signedIn = signedInOf(state);
  const features = signedIn && (page.inAnyCompany ? featuresAnywhere(signedIn) : signedIn.features);
  const answer = mayOpenPage(page, features ?? 'not-signed-in');
  const isClosed =
    page.requiresTicketRequests && !sessionIn(state)?.company.agreementSettings.takesTicketRequests;
  return answer === 'yes' && isClosed ? 'no-access' : answer;
}

/** Whether a signed-in user has not chosen a company yet. */
export const isWithoutCompany = (state: SessionState): boolean =>
  state.state === 'fetch-success' && !state.session;

/**
 * Whether a page waits until the user has chosen a company. Public pages, pages of any user and those that
 * a global role opens do not.
 */
export const waitsForCompany = (page: Page, state: SessionState): boolean =>
  isWithoutCompany(state) &&
  !needsNoCompany(page) &&
  !(isOfAllCompanies(page) && mayOpen(page, state) === 'yes');
