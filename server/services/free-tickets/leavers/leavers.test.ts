import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { idOf } from '#services/company-tickets/test-order.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { editsIn } from '../edit/test-edits.ts';
import { newEmployeeId, onCard, orderFreeIn } from '../test-free-order.ts';
import { familyOf, freeDepartments, freeEnds, holderOf } from '../test-many-free.ts';
import { child, familyWith, leaversOf, pensioner, spouse } from './test-leavers.ts';

type Leavers = ReturnType<typeof leaversOf>;

/** The row of a family, by one of its tickets, with the class that the comparison gave it. */
async function rowOf(leavers: Leavers, batchId: number, ticketId: number | undefined) {
  const classes = ['leaver', 'never-leaver', 'unchanged', 'unclear'] as const;
  for (const name of classes) {
    const rows = await leavers.rows(batchId, name);
    const row = rows.find(({ family }) => family.some(({ id }) => id === ticketId));
    if (row) return row;
  }
  throw new Error(`no row has the ticket ${ticketId}`);
}

/** Accepts the row of a family, and starts with the number of ends. */
async function endFamily(leavers: Leavers, batchId: number, ticketId: number | undefined) {
  const { position } = await rowOf(leavers, batchId, ticketId);
  await leavers.accept(batchId, { which: 'rows', positions: [position], isAccepted: true });
  const { ends } = await leavers.summary(batchId);
  return leavers.batches.run(batchId, 'start', { confirmedNumber: ends });
}

const endsOf = async (portal: TestPortal, ticketId: number | undefined) =>
  (await familyOf(portal, ticketId ?? 0)).map(({ firstName, status, expirationDate }) => ({
    firstName,
    status,
    expirationDate,
  }));

const others = [{ employeeId: 'FINNES-IKKE' }];

describe('who is not on the list of employees', () => {
  portalTest('leaves with the whole family, in one act', async (portal) => {
    const { employeeId, ids } = await familyWith(
      portal,
      {},
      spouse,
      { ...child, ...onCard() },
      { ...child, firstName: 'Jo', startDate: '2026-07-01' },
    );
    const stays = await familyWith(portal, {}, spouse);
    const leavers = leaversOf(portal);
    const id = await leavers.compared([{ employeeId: stays.employeeId }]);

    const row = await rowOf(leavers, id, ids[0]);
    expect(row).toMatchObject({
      class: 'leaver',
      act: 'end',
      isAccepted: false,
      knownAs: 'Kari Nordmann',
      date: '2026-05-31',
      row: { cells: { employeeId }, subject: { type: 'ticket', id: ids[0] } },
    });
    expect(row.row.effect?.notes).toEqual(['PENDING_CANCELLED']);
    expect(row.family.map(({ name, holderType }) => `${name} ${holderType}`)).toEqual([
      'Kari Nordmann EMPLOYEE',
      'Per Nordmann FAMILY_MEMBER',
      'Liv Nordmann FAMILY_MEMBER',
      'Jo Nordmann FAMILY_MEMBER',
    ]);
    // Two adults at 794 and two children at 209 a month.
    expect(row.pricePerMonth).toBe(-2 * 794 - 2 * 209);
    expect(await rowOf(leavers, id, stays.ids[0])).toMatchObject({ class: 'unchanged', act: null });

    expect((await endFamily(leavers, id, ids[0])).status).toBe(200);
    expect(await leavers.batches.settled(id)).toMatchObject({ state: 'finished', done: 1 });
    expect(await endsOf(portal, ids[0])).toEqual(
      expect.arrayContaining([
        { firstName: 'Kari', status: 'active', expirationDate: '2026-05-31' },
        { firstName: 'Per', status: 'active', expirationDate: '2026-05-31' },
        expect.objectContaining({ firstName: 'Liv', status: 'cancelled' }),
        expect.objectContaining({ firstName: 'Jo', status: 'cancelled' }),
      ]),
    );
    const untouched = await endsOf(portal, stays.ids[0]);
    expect(untouched.map(({ expirationDate }) => expirationDate)).toEqual([null, null]);
    const again = await leavers.compared(others);
    expect(await rowOf(leavers, again, ids[0])).toMatchObject({
      act: null,
      reason: 'ENDING_ALREADY',
    });
  });

  portalTest('is no pensioner, whose family stays, too', async (portal) => {
    const retired = await familyWith(portal, pensioner, spouse);
    const widowed = await familyWith(portal, pensioner, spouse);
    // The pensioner's own ticket is over; the number is a pensioner's all the same.
    const ends = freeEnds(portal);
    const endBatch = await ends.checked(
      [{ employeeId: widowed.employeeId, birthDate: '14.05.1950' }],
      { lastDay: '2026-05-20' },
    );
    expect(await ends.carryOut(endBatch)).toMatchObject({ done: 1 });
    portal.clock.set('2026-05-22T10:00:00+02:00');
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    for (const { ids } of [retired, widowed]) {
      expect(await rowOf(leavers, id, ids[1])).toMatchObject({ class: 'never-leaver', act: null });
    }
  });

  portalTest('is still an employee who retires later, or who has come back', async (portal) => {
    const { employeeId, ids } = await familyWith(portal, {});
    const ends = freeEnds(portal);
    const endBatch = await ends.checked([{ employeeId, birthDate: '14.05.1985' }], {
      lastDay: '2026-06-30',
    });
    await ends.carryOut(endBatch);
    const leavers = leaversOf(portal);
    const before = await leavers.compared(others);
    expect((await rowOf(leavers, before, ids[0])).class).toBe('leaver');
    const retired = idOf(
      await orderFreeIn(portal)({ ...pensioner, employeeId, startDate: '2026-07-01' }),
    );
    const after = await leavers.compared(others);
    expect((await rowOf(leavers, after, ids[0])).class).toBe('never-leaver');
    // A ticket that was cancelled makes nobody a pensioner.
    expect(await editsIn(portal).cancel(retired)).toMatchObject({ status: 200 });
    const again = await leavers.compared(others);
    expect((await rowOf(leavers, again, ids[0])).class).toBe('leaver');
  });

  portalTest('keeps an earlier end, and ends the others of the family', async (portal) => {
    const { employeeId, ids } = await familyWith(
      portal,
      {},
      spouse,
      { ...spouse, firstName: 'Pål' },
      { ...child, firstName: 'Mor' },
    );
    const [, byHand = 0, later = 0, byRule = 0] = ids;
    const { end } = editsIn(portal);
    expect(await end(byHand, '2026-05-25')).toMatchObject({ status: 200 });
    expect(await end(later, '2026-06-30')).toMatchObject({ status: 200 });
    const expiration_date = Temporal.PlainDate.from('2026-05-28');
    await setTicketFacts(portal.database, byRule, { expiration_date });
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    // The employee's ticket alone saves something; that of the child ends before.
    expect(await rowOf(leavers, id, ids[0])).toMatchObject({
      act: 'end',
      row: { cells: { employeeId } },
      pricePerMonth: -794,
    });
    expect((await endFamily(leavers, id, ids[0])).status).toBe(200);
    expect(await leavers.batches.settled(id)).toMatchObject({ done: 1 });
    const ends = Object.fromEntries(
      (await familyOf(portal, ids[0] ?? 0)).map((one) => [one.firstName, one.expirationDate]),
    );
    expect(ends).toEqual({
      Kari: '2026-05-31',
      Per: '2026-05-25',
      Pål: '2026-06-30',
      Mor: '2026-05-28',
    });
  });

  portalTest('may be relatives alone, by the number', async (portal) => {
    const { employeeId, ids } = await familyWith(portal, spouse);
    const leavers = leaversOf(portal);
    const leaverList = await leavers.compared(others);
    expect(await rowOf(leavers, leaverList, ids[0])).toMatchObject({ class: 'leaver', act: 'end' });
    // Their name is none of an employee's: only the number says who works here.
    const named = await leavers.compared([{ firstName: 'Per', lastName: 'Nordmann' }]);
    expect(await rowOf(leavers, named, ids[0])).toMatchObject({ class: 'leaver' });
    const listed = await leavers.compared([{ employeeId: employeeId.toLowerCase() }]);
    expect(await rowOf(leavers, listed, ids[0])).toMatchObject({ class: 'unchanged' });
  });

  portalTest('was not ordered for in the last 30 days', async (portal) => {
    const { employeeId, ids } = await familyWith(portal, {});
    await orderFreeIn(portal)({ ...spouse, employeeId, startDate: '2026-05-20' });
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    expect(await rowOf(leavers, id, ids[0])).toMatchObject({ reason: 'ORDERED_RECENTLY' });
  });

  portalTest('may have changed departments lately: that is no order', async (portal) => {
    const { employeeId, ids } = await familyWith(portal, {});
    const departments = freeDepartments(portal);
    const cells = { employeeId, birthDate: '14.05.1985' };
    const departmentBatch = await departments.checked([cells], { changeFrom: '2026-06-15' });
    expect(await departments.carryOut(departmentBatch)).toMatchObject({ done: 1 });
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    const row = await rowOf(leavers, id, ids[0]);
    // The ticket and what was to continue it are one person, who is charged once.
    expect(row).toMatchObject({ act: 'end', pricePerMonth: -794 });
    await endFamily(leavers, id, ids[0]);
    expect(await leavers.batches.settled(id)).toMatchObject({ done: 1 });
    expect(await endsOf(portal, ids[0])).toMatchObject([
      { status: 'cancelled' },
      { status: 'active', expirationDate: '2026-05-31' },
    ]);
  });

  portalTest('has to be looked at when the number is about to change', async (portal) => {
    const { ids } = await familyWith(portal, { lastName: 'Nummer' });
    const later = { employeeId: newEmployeeId(), timeOfChange: '2026-11-01' };
    expect((await editsIn(portal).edit(ids[0] ?? 0, later)).status).toBe(200);
    portal.clock.set('2026-07-20T10:00:00+02:00');
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    const reasons = (await leavers.rows(id, 'leaver')).flatMap(({ reason, row }) =>
      row.cells['lastName'] === 'Nummer' ? [reason] : [],
    );
    expect(reasons).toEqual(['NUMBER_CHANGES', 'NUMBER_CHANGES']);
  });
});

describe('a comparison for leavers', () => {
  portalTest('ends no family that has changed since it was shown', async (portal) => {
    const { employeeId, ids } = await familyWith(portal, {});
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    await orderFreeIn(portal)({ ...spouse, employeeId, startDate: '2026-05-20' });
    expect(await endFamily(leavers, id, ids[0])).toMatchObject({
      status: 409,
      json: { code: 'NOT_AS_SHOWN' },
    });
    expect(await endsOf(portal, ids[0])).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ firstName: 'Kari', expirationDate: null }),
      ]),
    );
  });

  portalTest('asks for the number of families where the list may be half of it', async (portal) => {
    const { ids } = await familyWith(portal, {});
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    expect((await leavers.summary(id)).isPerhapsHalfAList).toBe(true);
    const { position } = await rowOf(leavers, id, ids[0]);
    await leavers.accept(id, { which: 'rows', positions: [position], isAccepted: true });
    expect(await leavers.batches.run(id, 'start')).toMatchObject({
      status: 422,
      json: { code: 'NUMBER_NOT_CONFIRMED', number: 1 },
    });
    expect((await leavers.batches.run(id, 'start', { confirmedNumber: 1 })).status).toBe(200);
    expect(await leavers.batches.settled(id)).toMatchObject({ state: 'finished', done: 1 });
  });

  portalTest('is checked again with another last day', async (portal) => {
    const { ids } = await familyWith(portal, {});
    const leavers = leaversOf(portal);
    const id = await leavers.compared(others);
    const options = { isWhole: true, lastDay: '2026-12-01', slashOrder: null };
    await leavers.compare(id, { options });
    const tooLate = [{ column: null, code: 'END_DATE_NOT_OFFERED' }];
    expect((await rowOf(leavers, id, ids[0])).row.faults).toMatchObject(tooLate);
    await leavers.compare(id, { options: { ...options, lastDay: '2026-06-15' } });
    expect(await rowOf(leavers, id, ids[0])).toMatchObject({ date: '2026-06-15' });
    // A part of a list makes no one a leaver.
    await leavers.compare(id, { options: { ...options, isWhole: false } });
    expect(await leavers.group(id, 'leaver')).toMatchObject({ rows: 0 });
  });

  portalTest('touches nobody of another company, and is not theirs', async (portal) => {
    const { id: elsewhere } = await holderOf(portal);
    const leavers = leaversOf(portal, 'akt');
    const id = await leavers.compared(others);
    const ids = (await leavers.rows(id, 'leaver')).flatMap(({ family }) =>
      family.map((ticket) => ticket.id),
    );
    expect(ids).not.toContain(elsewhere);
    const stranger = leaversOf(portal);
    const body = { which: 'group', class: 'leaver', isAccepted: true, seen: 1 };
    expect(await stranger.accept(id, body)).toMatchObject({ status: 404 });
  });
});
