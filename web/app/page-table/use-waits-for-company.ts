import { pageAtAddress } from '@takst/contract/app/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { useSessionState } from '#platform/session/use-session.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { isWithoutCompany, waitsForCompany } from './page-admission.ts';

/** Whether the user has to choose a company before they see the page at this address. */
export function useWaitsForCompany(): boolean {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const state = useSessionState();
  // The company decides where the start leads (spec 1 §2.1).
  if (path === '/') return isWithoutCompany(state);
  const page = pageAtAddress(path, pageFacts.tenant);
  return page !== null && waitsForCompany(page, state);
}
