import { housingOrderCalls } from '@takst/contract/services/housing/many/housing-order-calls.ts';
import { batchesOf } from '#ticketing/batches/test-batches.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

/** What a page of a housing association does with batches, as its chair. */
export function residentBatches(portal: TestPortal) {
  const company = portal.company('housing');
  const options = {
    agreementName: String(company.agreements[0]?.id),
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  };
  const user = portal.user('hr-housing');
  return batchesOf(portal, { user, company, of: { calls: housingOrderCalls, options } });
}
