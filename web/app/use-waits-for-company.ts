import { pageAtAddress } from '@takst/contract/pages.ts';
import { useRouterState } from '@tanstack/react-router';
import { useSessionState } from '#session/use-session.ts';
import { pageFacts } from '#texts/page-facts.ts';
import { waitsForCompany } from './page-admission.ts';

/** Whether the user has to choose a company before they see the page at this address. */
export function useWaitsForCompany(): boolean {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return waitsForCompany(pageAtAddress(path, pageFacts.tenant), useSessionState());
}
