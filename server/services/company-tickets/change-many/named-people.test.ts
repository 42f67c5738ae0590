import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testScope } from '#testing/test-scope.ts';
import {
  setTicketFacts,
  setTicketService,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { findNamedPeople } from './people.query.ts';
import { newPerson, type Person } from './test-changes.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const at = Temporal.Instant.from('2026-03-02T08:00:00Z');
const before1April = { start_date: day('2026-04-01'), expiration_date: day('2026-03-31') };

async function ticketIdsOf(portal: TestPortal, { id }: Person) {
  const { id: companyId } = portal.company('several-services');
  const named = { subscriberIds: [id], employeeIds: [], phones: [] };
  const today = portal.clock.today();
  const people = await portal.database.transaction((tx) =>
    findNamedPeople(tx, testScope([companyId]), { companyId, named, today }),
  );
  return people.map(({ ticketIds }) => ticketIds);
}

describe('a person who is named for a change', () => {
  portalTest.each([
    ['is active', { start_date: day('2026-03-01') }, true],
    ['is pending', { start_date: day('2026-04-01') }, true],
    ['is over', { expiration_date: day('2026-03-05') }, false],
    ['is cancelled', { cancelled_at: at }, false],
    ['has failed', { failed_at: at }, false],
    ['ended before it began', before1April, false],
  ])('has a ticket that %s, or not', async (portal, _title, facts, has) => {
    const person = await newPerson(portal);
    const [ticket] = await ticketsOfPhone(portal.database, person.phone);
    if (!ticket) throw new Error('the person has no ticket');
    const { id } = ticket;
    await setTicketFacts(portal.database, id, facts);
    expect(await ticketIdsOf(portal, person)).toEqual([has ? [id] : []]);
  });

  portalTest('has tickets by their first day, whichever was ordered first', async (portal) => {
    const person = await newPerson(portal);
    const [ticket] = await ticketsOfPhone(portal.database, person.phone);
    const id = ticket?.id ?? 0;
    await changesAs(portal).changeZone(id, { validAllZones: true, expiryDate: '2026-03-31' });
    const next = (await ticketsOfPhone(portal.database, person.phone)).at(-1)?.id ?? 0;
    expect(await ticketIdsOf(portal, person)).toEqual([[id, next]]);
    await setTicketFacts(portal.database, next, { expiration_date: day('2026-06-30') });
    await setTicketFacts(portal.database, id, {
      start_date: day('2026-07-01'),
      expiration_date: day('2026-07-31'),
    });
    expect(await ticketIdsOf(portal, person)).toEqual([[next, id]]);
    // Those of another service are not changed with them.
    await setTicketService(portal.database, next, 'housing');
    expect(await ticketIdsOf(portal, person)).toEqual([[id]]);
  });
});
