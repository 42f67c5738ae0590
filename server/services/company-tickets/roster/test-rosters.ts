import { companyTicketRosterCalls as calls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { agreementOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { comparisonsOf } from '#ticketing/roster/test-roster.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
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

export type Person = {
  firstName: string;
  lastName: string;
  employeeId: string;
  phone: string;
  id: number;
};

/** People who have had tickets for longer than a list may be old. */
export async function peopleOf(portal: TestPortal, names: readonly string[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const [place, firstName] of names.entries()) {
    const person = {
      firstName,
      lastName: `Etternavn${place}`,
      employeeId: `N-${newPhone()}`,
      phone: newPhone(),
    };
    const { json } = await orderIn(portal)({ ...person, startDate: '2026-03-01' });
    people.push({ ...person, id: (json as { subscriberId: number }).subscriberId });
  }
  portal.clock.set('2026-05-20T10:00:00+02:00');
  return people;
}

export const rowOf = ({ id: _id, ...row }: Person) => row;

/** The last agreement under which the company orders tickets. */
export const otherAgreement = (portal: TestPortal): number =>
  portal
    .company('several-services')
    .agreements.findLast(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;

/** A new employee, as a list names them. */
export const joiner = () => ({
  firstName: 'Nina',
  lastName: 'Ny',
  employeeId: `J-${newPhone()}`,
  phone: newPhone(),
});

/** The last ticket on a phone. */
export const ticketOf = async (
  portal: TestPortal,
  { phone }: { readonly phone: string },
): Promise<number> => (await ticketsOfPhone(portal.database, phone)).at(-1)?.id ?? 0;
