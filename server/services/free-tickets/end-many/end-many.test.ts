import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { editsIn } from '../edit/test-edits.ts';
import { newEmployeeId, onCard } from '../test-free-order.ts';
import {
  familyOf,
  faultsInOrder,
  freeDepartments,
  freeEnds,
  holderOf,
  rowsInOrder,
} from '../test-many-free.ts';

const child = {
  ticketHolderType: 'FAMILY_MEMBER',
  dateOfBirth: '2015-03-01',
  profile: 2,
} as const;

describe('a mass end', () => {
  portalTest('ends the ticket of whom number and birth date name', async (portal) => {
    const employeeId = newEmployeeId();
    const { id: ticketId, cells } = await holderOf(portal, { employeeId });
    await holderOf(portal, { employeeId, ...child, firstName: 'Liv' });
    const batches = freeEnds(portal);
    const id = await batches.checked([{ ...cells, employeeId: employeeId.toLowerCase() }]);
    const [row] = await batches.rows(id);
    expect(row?.effect).toMatchObject({ pricePerMonth: -794, taxPerMonth: -1589 });
    expect(row?.effect?.knownAs).toBe('Kari Nordmann');
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1 });
    const family = await familyOf(portal, ticketId);
    const ends = Object.fromEntries(
      family.map(({ firstName, expirationDate }) => [firstName, expirationDate]),
    );
    expect(ends).toEqual({ Kari: '2026-04-30', Liv: null });
  });

  portalTest('takes the last day of a row before the one above the table', async (portal) => {
    const { id: ticketId, cells } = await holderOf(portal);
    const batches = freeEnds(portal);
    const id = await batches.checked([{ ...cells, lastDay: '15.05.2026' }]);
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    expect(await familyOf(portal, ticketId)).toMatchObject([{ expirationDate: '2026-05-15' }]);
  });

  portalTest('cancels what has not begun, and a card that is not made', async (portal) => {
    const later = await holderOf(portal, { startDate: '2026-06-01' });
    const toMake = await holderOf(portal, onCard());
    const batches = freeEnds(portal);
    const id = await batches.checked([later.cells, toMake.cells]);
    const { totals } = await batches.get(id);
    expect(totals.notes).toEqual([{ code: 'PENDING_CANCELLED', rows: 2 }]);
    expect(await batches.carryOut(id)).toMatchObject({ done: 2 });
    expect(await familyOf(portal, later.id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await familyOf(portal, toMake.id)).toMatchObject([
      { status: 'cancelled', travelCardState: 'CANCELLED' },
    ]);
  });

  portalTest('ends what a change that has not come yet was to continue', async (portal) => {
    const { id: ticketId, cells } = await holderOf(portal);
    const departments = freeDepartments(portal);
    const departmentBatch = await departments.checked([cells], { changeFrom: '2026-06-01' });
    expect(await departments.carryOut(departmentBatch)).toMatchObject({ done: 1 });
    const batches = freeEnds(portal);
    const id = await batches.checked([cells]);
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    expect(await familyOf(portal, ticketId)).toMatchObject([
      { status: 'cancelled', startDate: '2026-06-01' },
      { id: ticketId, status: 'active', expirationDate: '2026-04-30' },
    ]);
  });

  portalTest('knows who is about to have another number by both', async (portal) => {
    const batches = freeEnds(portal);
    for (const isNamedByNew of [true, false]) {
      const { id: ticketId, cells } = await holderOf(portal);
      const employeeId = newEmployeeId();
      const planned = { employeeId, timeOfChange: '2026-06-01' };
      expect(await editsIn(portal).edit(ticketId, planned)).toMatchObject({ status: 200 });
      const id = await batches.checked([isNamedByNew ? { ...cells, employeeId } : cells]);
      expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
      expect(await familyOf(portal, ticketId)).toMatchObject([
        { id: ticketId, expirationDate: '2026-04-30' },
      ]);
    }
  });

  portalTest('tells twins apart by name, and names both', async (portal) => {
    const employeeId = newEmployeeId();
    const { cells } = await holderOf(portal, { employeeId, ...child, firstName: 'Liv' });
    await holderOf(portal, { employeeId, ...child, firstName: 'Jo' });
    const batches = freeEnds(portal);
    const id = await batches.checked([
      cells,
      { ...cells, firstName: 'liv' },
      { ...cells, firstName: 'Per' },
    ]);
    expect(await faultsInOrder(batches, id)).toEqual([
      'firstName: SEVERAL_PEOPLE',
      '',
      'firstName: NAME_UNKNOWN',
    ]);
    const several = (await batches.rows(id)).find(({ position }) => position === 1);
    const others = several?.faults[0]?.others?.map(({ name }) => name) ?? [];
    expect(others.toSorted()).toEqual(['Jo Nordmann', 'Liv Nordmann']);
  });

  portalTest('says of each row why nothing ends', async (portal) => {
    const one = await holderOf(portal);
    const endedHolder = await holderOf(portal);
    const batches = freeEnds(portal);
    const first = await batches.checked([endedHolder.cells]);
    expect(await batches.carryOut(first)).toMatchObject({ done: 1 });
    const tooLate = portal.clock.today().add({ months: 6, days: 1 }).toString();
    // Another person has the phone of before by then, so that the planned change cannot be taken back.
    const phone = newPhone();
    const moving = await holderOf(portal, { phone });
    const planned = { phone: newPhone(), timeOfChange: '2026-06-01' };
    expect(await editsIn(portal).edit(moving.id, planned)).toMatchObject({ status: 200 });
    await holderOf(portal, { phone, startDate: '2026-06-01' });
    const cancelled = await holderOf(portal, { startDate: '2026-05-01' });
    expect(await editsIn(portal).cancel(cancelled.id)).toMatchObject({ status: 200 });
    const id = await batches.checked([
      one.cells,
      one.cells,
      endedHolder.cells,
      { ...one.cells, birthDate: '15.05.1985' },
      { ...one.cells, employeeId: newEmployeeId() },
      { ...(await holderOf(portal)).cells, lastDay: tooLate },
      moving.cells,
      cancelled.cells,
    ]);
    expect(await faultsInOrder(batches, id)).toEqual([
      '',
      'null: ROW_TWICE',
      'null: END_ALREADY_SET',
      'employeeId: PERSON_NOT_FOUND',
      'employeeId: PERSON_NOT_FOUND',
      'lastDay: END_DATE_NOT_OFFERED',
      'null: TICKET_NOT_ENDABLE',
      'null: NO_TICKET',
    ]);
  });

  portalTest('saves nothing of a ticket that a rule has ended before', async (portal) => {
    const [grown, stays] = [await holderOf(portal), await holderOf(portal)];
    const lastDay = Temporal.PlainDate.from('2026-04-30');
    await setTicketFacts(portal.database, grown.id, { expiration_date: lastDay });
    await setTicketFacts(portal.database, stays.id, { expiration_date: lastDay.add({ days: 1 }) });
    const batches = freeEnds(portal);
    const id = await batches.checked([grown.cells, stays.cells]);
    const rows = await rowsInOrder(batches, id);
    expect(rows.map(({ effect }) => Math.abs(effect?.pricePerMonth ?? 1))).toEqual([0, 794]);
    expect(rows.map(({ effect }) => String(effect?.startDate))).toEqual(
      Array.from({ length: 2 }, () => '2026-05-01'),
    );
  });

  portalTest('waits for a last day where rows have none', async (portal) => {
    const { cells } = await holderOf(portal);
    const batches = freeEnds(portal);
    const id = await batches.draft([cells], { lastDay: null });
    await batches.call(batches.calls.checkRows, { params: { id } });
    expect((await batches.get(id)).totals).toMatchObject({
      generalFaults: ['LAST_DAY_NOT_CHOSEN'],
      unchecked: 1,
    });
  });
});
