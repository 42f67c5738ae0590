import { companyTicketRosterCalls as calls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setRunning, setState } from '#ticketing/batches/test-batches.store.ts';
import { setTicketFacts, ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { peopleOf, rostersOf, rowOf } from './test-rosters.ts';

const start = { startDate: '2026-06-01' };
const lastDayOf = async (portal: TestPortal, phone: string) =>
  (await ticketsOfPhone(portal.database, phone)).at(-1)?.expiration_date?.toString() ?? null;

describe('a comparison with the list of employees', () => {
  portalTest('orders for joiners, ends for leavers and changes names', async (portal) => {
    const rosters = rostersOf(portal);
    const { batches } = rosters;
    const people = await peopleOf(portal, ['Anne', 'Berit', 'Cato', 'Dina', 'Eli']);
    const [anne, berit, ...others] = people;
    if (!anne || !berit) throw new Error('nobody');
    const joiner = { firstName: 'Nina', lastName: 'Ny', employeeId: 'J-1', phone: newPhone() };
    const list = [{ ...rowOf(anne), lastName: 'Gift' }, ...others.map(rowOf), joiner];
    const id = await rosters.compared(list, start);

    expect(await rosters.group(id, 'joiner')).toMatchObject({ rows: 1, accepted: 1 });
    expect(await rosters.group(id, 'changed')).toMatchObject({ rows: 1, accepted: 1 });
    const leavers = await rosters.rows(id, 'leaver');
    const leaver = leavers.find(({ subscriberId }) => subscriberId === berit.id);
    expect(leaver).toMatchObject({ act: 'end', isAccepted: false, date: '2026-05-31' });
    expect(leaver?.pricePerMonth).toBeLessThan(0);
    expect(await rosters.rows(id, 'changed')).toMatchObject([
      { before: { lastName: anne.lastName }, changes: ['lastName'], knownAs: 'Anne Etternavn0' },
    ]);

    // The world has people of its own, who are not on the list.
    expect((await rosters.summary(id)).isPerhapsHalfAList).toBe(true);
    await rosters.accept(id, {
      which: 'rows',
      positions: [leaver?.position],
      isAccepted: true,
    });
    for (const confirmedNumber of [undefined, 0, 2]) {
      expect(await batches.run(id, 'start', { confirmedNumber })).toMatchObject({
        status: 422,
        json: { code: 'NUMBER_NOT_CONFIRMED', number: 1 },
      });
    }
    expect((await batches.run(id, 'start', { confirmedNumber: 1 })).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 3, total: 3 });

    expect(await lastDayOf(portal, berit.phone)).toBe('2026-05-31');
    for (const { phone } of others) expect(await lastDayOf(portal, phone)).toBeNull();
    const body = { which: 'group', class: 'joiner', isAccepted: false, seen: 1 };
    const closed = { status: 409, json: { code: 'BATCH_NOT_OPEN' } };
    expect(await rosters.accept(id, body)).toMatchObject(closed);
    expect(await rosters.call(calls.compareRoster, { params: { id }, body: {} })).toMatchObject(
      closed,
    );
    const again = await rosters.compared(list, start);
    expect(await rosters.group(again, 'joiner')).toMatchObject({ rows: 0 });
    expect(await rosters.group(again, 'changed')).toMatchObject({ rows: 0 });
    expect(await rosters.group(again, 'unchanged')).toMatchObject({ rows: 5 });
  });

  portalTest(
    'never ends the ticket of a never leaver, also one marked meanwhile',
    async (portal) => {
      const rosters = rostersOf(portal);
      const { batches } = rosters;
      const [first, second] = await peopleOf(portal, ['Frida', 'Gro']);
      if (!first || !second) throw new Error('nobody');
      const mark = (subscriberId: number) =>
        portal.callAs(portal.user('hr'), changeNeverLeaver, {
          params: { id: subscriberId },
          body: { reason: 'Innleid', previousReason: null },
        });
      await mark(first.id);
      const id = await rosters.compared([{ firstName: 'Per', lastName: 'Ny' }]);
      const ids = async (name: 'never-leaver' | 'leaver') =>
        (await rosters.rows(id, name)).map(({ subscriberId }) => subscriberId);
      expect(await ids('never-leaver')).toContain(first.id);
      expect(await ids('leaver')).not.toContain(first.id);
      const leaver = (await rosters.rows(id, 'leaver')).find(
        (row) => row.subscriberId === second.id,
      );
      await rosters.accept(id, { which: 'rows', positions: [leaver?.position], isAccepted: true });
      await rosters.acceptGroup(id, 'joiner', false);
      await mark(second.id);
      expect(await batches.run(id, 'start', { confirmedNumber: 1 })).toMatchObject({
        status: 409,
        json: { code: 'NOT_AS_SHOWN' },
      });
      await rosters.compare(id);
      expect(await ids('never-leaver')).toContain(second.id);
    },
  );

  portalTest('changes no more of a person than somebody has accepted', async (portal) => {
    const rosters = rostersOf(portal);
    const [person, ...others] = await peopleOf(portal, ['Mona', 'Nora', 'Oda', 'Pia', 'Rita']);
    if (!person) throw new Error('nobody');
    const joiner = { firstName: 'Runa', lastName: 'Ask', employeeId: 'J-2', phone: newPhone() };
    const list = [{ ...rowOf(person), lastName: 'Gift' }, ...others.map(rowOf), joiner];
    const id = await rosters.compared(list, { ...start, isWhole: false });
    const [changed] = await rosters.rows(id, 'changed');
    expect(changed).toMatchObject({ changes: ['lastName'] });
    const [ticket] = await ticketsOfPhone(portal.database, person.phone);
    const { lastName, employeeId } = person;
    const names = { firstName: 'Monica', lastName, employeeId };
    expect(await changesAs(portal).rename(ticket?.id ?? 0, names)).toMatchObject({ status: 200 });
    const { version } = await rosters.batches.progress(id);
    expect(await rosters.batches.run(id, 'start')).toMatchObject({
      status: 409,
      json: { code: 'NOT_AS_SHOWN' },
    });
    // What was left need not be proposed still; who saw it as it was acts on it no more.
    const left = { which: 'rows', positions: [changed?.position], isAccepted: false };
    await rosters.accept(id, left);
    expect((await rosters.batches.progress(id)).version).toBeGreaterThan(version);
    expect(await rosters.batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1 });
  });

  portalTest('takes a joiner in once nothing is in the way any more', async (portal) => {
    const rosters = rostersOf(portal);
    const phone = newPhone();
    const order = await orderIn(portal)(
      { phone, startDate: '2026-03-01' },
      { company: portal.company('single-service') },
    );
    portal.clock.set('2026-05-20T10:00:00+02:00');
    const expiration_date = Temporal.PlainDate.from('2026-05-10');
    await setTicketFacts(portal.database, idOf(order), { expiration_date });
    const list = [{ firstName: 'Per', lastName: 'Ny', employeeId: 'P-1', phone }];
    const id = await rosters.compared(list, { ...start, isWhole: false });
    expect(await rosters.rows(id, 'joiner')).toMatchObject([
      { isAccepted: false, row: { faults: [{ code: 'START_DATE_IN_QUARANTINE' }] } },
    ]);
    await setTicketFacts(portal.database, idOf(order), { cancelled_at: portal.clock.now() });
    await rosters.compare(id);
    expect(await rosters.rows(id, 'joiner')).toMatchObject([{ isAccepted: true }]);
    // A comparison that runs or has stopped takes no more proposals.
    await setRunning(portal.database, id, portal.user('hr').id);
    await setState(portal.database, id, 'stopped');
    const body = { which: 'group', class: 'joiner', isAccepted: false, seen: 1 };
    const closed = { status: 409, json: { code: 'BATCH_NOT_OPEN' } };
    expect(await rosters.accept(id, body)).toMatchObject(closed);
    expect(await rosters.call(calls.compareRoster, { params: { id }, body: {} })).toMatchObject(
      closed,
    );
    await setState(portal.database, id, 'ended');
  });

  portalTest(
    'has no leavers by a part of a list, and none that was ordered for lately',
    async (portal) => {
      const rosters = rostersOf(portal);
      const [person] = await peopleOf(portal, ['Hanne']);
      const recent = { firstName: 'Ida', lastName: 'Idag', employeeId: 'I-1', phone: newPhone() };
      await orderIn(portal)({ ...recent, startDate: '2026-06-01' });
      const list = [{ firstName: 'Per', lastName: 'Ny', employeeId: 'P-1', phone: newPhone() }];
      const part = await rosters.compared(list, { ...start, isWhole: false });
      expect(await rosters.group(part, 'leaver')).toMatchObject({ rows: 0 });
      const whole = await rosters.compared(list, start);
      const areWhole = [await rosters.summary(part), await rosters.summary(whole)];
      expect(areWhole.map(({ isWhole }) => isWhole)).toEqual([false, true]);
      const leavers = await rosters.rows(whole, 'leaver');
      const ofPhone = (phone: string | undefined) =>
        leavers.find(({ row }) => row.cells['phone']?.endsWith(phone ?? '-'));
      expect(ofPhone(person?.phone)).toMatchObject({ act: 'end', reason: null });
      expect(ofPhone(recent.phone)).toMatchObject({ act: null, reason: 'ORDERED_RECENTLY' });
    },
  );

  portalTest('moves tickets to new phones, and changes who pays', async (portal) => {
    const rosters = rostersOf(portal);
    const { batches } = rosters;
    const [person, married] = await peopleOf(portal, ['Jon', 'Jorun']);
    if (!person || !married) throw new Error('nobody');
    const [phone, otherPhone] = [newPhone(), newPhone()];
    const list = [
      { ...rowOf(person), phone },
      { ...rowOf(married), phone: otherPhone, lastName: 'Gift' },
    ];
    const id = await rosters.compared(list, start);
    const move = { act: 'move', isAccepted: false, pricePerMonth: 0 };
    expect(await rosters.rows(id, 'changed-phone')).toMatchObject([
      { ...move, before: { phone: `+47${person.phone}` } },
      { ...move, before: { phone: `+47${married.phone}`, lastName: married.lastName } },
    ]);
    await rosters.acceptGroup(id, 'changed-phone');
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 2, total: 2 });
    for (const [moved, { id: holderId, lastName }] of [
      [phone, person],
      [otherPhone, { ...married, lastName: 'Gift' }],
    ] as const) {
      const [ticket, ...more] = await ticketsOfPhone(portal.database, moved);
      expect([ticket?.holder_id, more]).toEqual([holderId, []]);
      expect(await changesAs(portal).show(ticket?.id ?? 0)).toMatchObject({ lastName });
    }
  });

  portalTest('leaves whoever has what the new phone has too', async (portal) => {
    const rosters = rostersOf(portal);
    const [person] = await peopleOf(portal, ['Kai']);
    if (!person) throw new Error('nobody');
    const phone = newPhone();
    const { employeeId } = person;
    const joule = { startDate: '2026-06-01', employeeId };
    await subscribeIn(portal)({ ...joule, phone: person.phone });
    await subscribeIn(portal)({ ...joule, phone }, { company: portal.company('single-service') });
    const id = await rosters.compared([{ ...rowOf(person), phone }], start);
    const fault = { column: 'phone', code: 'SUBSCRIPTION_ALREADY_HELD' };
    expect(await rosters.rows(id, 'changed-phone')).toMatchObject([{ row: { faults: [fault] } }]);
  });

  portalTest('touches nobody of another company', async (portal) => {
    const rosters = rostersOf(portal);
    const { batches } = rosters;
    const [own] = await peopleOf(portal, ['Kim']);
    const elsewhere = newPhone();
    const company = portal.company('single-service');
    await orderIn(portal)(
      { phone: elsewhere, startDate: '2026-06-01', firstName: 'Lise', employeeId: 'E-1' },
      { company },
    );
    portal.clock.set('2026-07-20T10:00:00+02:00');
    const list = [{ firstName: 'Per', lastName: 'Ny', employeeId: 'P-1', phone: elsewhere }];
    const id = await rosters.compared(list, { startDate: '2026-08-01' });
    const leavers = await rosters.rows(id, 'leaver');
    expect(leavers.some(({ subscriberId }) => subscriberId === own?.id)).toBe(true);
    expect(leavers.some(({ row }) => row.cells['phone']?.endsWith(elsewhere))).toBe(false);
    // Of the other company no more is said than that the phone is taken.
    expect(await rosters.rows(id, 'joiner')).toMatchObject([
      { isAccepted: false, knownAs: null, row: { faults: [{ code: 'TICKET_ALREADY_HELD' }] } },
    ]);
    await rosters.acceptGroup(id, 'joiner');
    expect(await rosters.group(id, 'joiner')).toMatchObject({ rows: 1, possible: 0, accepted: 0 });
    const { ends } = await rosters.acceptGroup(id, 'leaver');
    expect((await batches.run(id, 'start', { confirmedNumber: ends })).status).toBe(200);
    expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: ends });
    expect(await lastDayOf(portal, own?.phone ?? '')).toBe('2026-07-31');
    expect(await lastDayOf(portal, elsewhere)).toBeNull();
    const stranger = rostersOf(portal, { user: portal.user('hr', 'akt') });
    const body = { which: 'group', class: 'leaver', isAccepted: true, seen: 1 };
    expect(await stranger.accept(id, body)).toMatchObject({ status: 404 });
  });

  portalTest('keeps what users have accepted when it is made again', async (portal) => {
    const rosters = rostersOf(portal);
    const list = [
      { firstName: 'Per', lastName: 'Ny', employeeId: 'P-1', phone: newPhone() },
      { firstName: 'Pia', lastName: 'Ny', employeeId: 'P-2', phone: newPhone() },
    ];
    const id = await rosters.compared(list);
    const [first] = await rosters.rows(id, 'joiner');
    await rosters.accept(id, { which: 'rows', positions: [first?.position], isAccepted: false });
    await rosters.acceptGroup(id, 'leaver');
    const before = await rosters.summary(id);
    await rosters.compare(id, {});
    expect(await rosters.summary(id)).toEqual(before);
    expect((await rosters.group(id, 'joiner')).accepted).toBe(1);
  });

  portalTest('lets a row with a broken cell be left, accepted again and mended', async (portal) => {
    const rosters = rostersOf(portal);
    const { batches } = rosters;
    const broken = { firstName: 'Per', lastName: 'Ny', employeeId: 'P-1', phone: '4,81E+07' };
    const fine = { firstName: 'Pia', lastName: 'Ny', employeeId: 'P-2', phone: newPhone() };
    const id = await rosters.compared([fine, broken]);
    // What has to be mended comes first.
    expect((await rosters.rows(id, 'joiner')).map(({ row }) => row.cells['firstName'])).toEqual([
      'Per',
      'Pia',
    ]);
    const joiner = () => rosters.group(id, 'joiner');
    expect(await joiner()).toMatchObject({ possible: 2, faulty: 1, accepted: 1 });
    await rosters.acceptGroup(id, 'joiner', false);
    expect(await joiner()).toMatchObject({ possible: 2, faulty: 0, accepted: 0 });
    await rosters.acceptGroup(id, 'joiner');
    expect(await joiner()).toMatchObject({ faulty: 1, accepted: 1 });
    const [row] = await rosters.rows(id, 'joiner');
    const cell = { position: row?.position, column: 'phone', from: '4,81E+07', to: newPhone() };
    await batches.mend(id, { do: 'set-cells', cells: [cell] });
    await rosters.compare(id);
    expect(await joiner()).toMatchObject({ faulty: 0, accepted: 2 });
  });

  portalTest('does not accept a group that somebody has not seen', async (portal) => {
    const rosters = rostersOf(portal);
    const id = await rosters.compared([{ firstName: 'Per', lastName: 'Ny' }]);
    expect(
      await rosters.accept(id, { which: 'group', class: 'leaver', isAccepted: true, seen: 0 }),
    ).toMatchObject({ status: 409, json: { code: 'PROPOSALS_HAVE_CHANGED' } });
    expect((await rosters.summary(id)).ends).toBe(0);
  });
});
