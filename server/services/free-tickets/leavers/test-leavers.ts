import { freeTicketLeaverCalls as calls } from '@takst/contract/services/free-tickets/leavers/free-ticket-leaver-calls.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { comparisonsOf } from '#ticketing/roster/test-roster.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { freeCompany, type FreeOrderBody, newEmployeeId, orderFreeIn } from '../test-free-order.ts';

export const spouse = {
  ticketHolderType: 'FAMILY_MEMBER',
  firstName: 'Per',
  dateOfBirth: '1984-02-01',
} as const satisfies Partial<FreeOrderBody>;
export const child = {
  ticketHolderType: 'FAMILY_MEMBER',
  firstName: 'Liv',
  dateOfBirth: '2015-03-01',
  profile: 2,
} as const satisfies Partial<FreeOrderBody>;
export const pensioner = {
  ticketHolderType: 'RETIRED',
  dateOfBirth: '1950-05-14',
  profile: 4,
} as const satisfies Partial<FreeOrderBody>;

/** Comparisons of the list of employees in the company with free tickets, as customer support. */
export const leaversOf = (portal: TestPortal, tenant: TenantId = 'ruter') =>
  comparisonsOf(portal, {
    user: portal.user('support', tenant),
    company: freeCompany(portal, tenant),
    calls,
    options: { isWhole: true, lastDay: '2026-05-31' },
  });

/** A family whose tickets are older than a list may be; the number and the tickets, in the order of the members. */
export async function familyWith(
  portal: TestPortal,
  ...members: readonly Partial<FreeOrderBody>[]
): Promise<{ employeeId: string; ids: number[] }> {
  portal.clock.set('2026-03-05T10:00:00+01:00');
  const employeeId = newEmployeeId();
  const ids: number[] = [];
  for (const member of members) {
    const order = { employeeId, startDate: '2026-03-06', phone: newPhone(), ...member };
    ids.push(idOf(await orderFreeIn(portal)(order)));
  }
  portal.clock.set('2026-05-20T10:00:00+02:00');
  return { employeeId, ids };
}
