import { companyTicketRosterCalls as calls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { agreementOf } from '#services/company-tickets/test-order.ts';
import { comparisonsOf } from '#ticketing/roster/test-roster.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

type As = { user?: WorldUser; company?: WorldCompany };

/** What the page of a comparison does, as the HR of the main company or somebody else. */
export function rostersOf(portal: TestPortal, { user, company }: As = {}) {
  const at = company ?? portal.company('several-services');
  const options = {
    isWhole: true,
    lastDay: null,
    agreementName: agreementOf(at),
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  };
  return comparisonsOf(portal, {
    user: user ?? portal.user('hr', at.tenant),
    company: at,
    calls,
    options,
  });
}
