import { getManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

type Report = {
  company: { id: number; name: string };
  manufacturedDate: string | null;
  state: string;
  numberOfCards: number;
  postAddress: { line1: string } | null;
  laterPostAddresses: { line1: string }[];
  cards: unknown[];
};

/** A page of the production list, as a travel-card administrator sees it. */
export async function reports(
  portal: TestPortal,
  query: CallInput<typeof getManufactureReport>['query'] = {},
) {
  const user = portal.user('travel-cards');
  const answer = await portal.callAs(user, getManufactureReport, { query });
  return answer.json as { totalEntries: number; matches: Report[] };
}
