import { companyTicketRosterCalls as calls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { describe, expect } from 'vitest';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { agreementOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { setRunning } from '#ticketing/batches/test-batches.store.ts';
import { carryOut, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { subscriptionsOfPhone } from '#services/subscriptions/test-subscriptions.store.ts';
import { renameHolder } from '#ticketing/subscribers/test-subscribers.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import {
  changesOfPerson,
  setAgreementEnd,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { joiner, otherAgreement, peopleOf, rostersOf, rowOf, ticketOf } from './test-rosters.ts';

/** What a part of a list changes of the people on it, but their phones. */
const changesBy = async (rosters: ReturnType<typeof rostersOf>, list: Record<string, string>[]) =>
  rosters.rows(await rosters.compared(list, { isWhole: false }), 'changed');

describe('what is accepted of a comparison', () => {
  portalTest('is counted with what it costs, and recorded for each person', async (portal) => {
    const rosters = rostersOf(portal);
    const [stays, renamed, leaver] = await peopleOf(portal, ['Anne', 'Berit', 'Cato']);
    if (!stays || !renamed || !leaver) throw new Error('nobody');
    // Another spelling of a number is no change of it.
    const newName = { lastName: 'Gift', employeeId: renamed.employeeId.toLowerCase() };
    const list = [rowOf(stays), { ...rowOf(renamed), ...newName }, joiner(), joiner()];
    const id = await rosters.compared(list, { startDate: '2026-06-01' });
    const [first] = await rosters.rows(id, 'joiner');
    await rosters.accept(id, { which: 'rows', positions: [first?.position], isAccepted: false });
    expect(await rosters.group(id, 'joiner')).toMatchObject({
      rows: 2,
      possible: 2,
      accepted: 1,
      possiblePrice: 2 * 1324,
      acceptedPrice: 1324,
    });
    const end = (await rosters.rows(id, 'leaver')).find((row) => row.subscriberId === leaver.id);
    const before = await rosters.group(id, 'leaver');
    expect(before).toMatchObject({ accepted: 0, acceptedPrice: 0 });
    await rosters.accept(id, { which: 'rows', positions: [end?.position], isAccepted: true });
    expect(await rosters.group(id, 'leaver')).toEqual({
      ...before,
      accepted: 1,
      acceptedPrice: -1324,
    });
    // One name of two: the file may have been read in a wrong way.
    expect(await rosters.summary(id)).toMatchObject({ areNamesDoubtful: true });
    expect(await rosters.rows(id, 'changed')).toMatchObject([
      { reason: 'MANY_NAMES_CHANGED', isAccepted: false },
    ]);
    await rosters.acceptGroup(id, 'changed');
    // Nothing is proposed for those who stay as they are.
    await rosters.acceptGroup(id, 'unchanged');
    expect(await rosters.group(id, 'unchanged')).toMatchObject({ rows: 1, accepted: 0 });
    expect(await rosters.summary(id)).toMatchObject({ isCompared: true, ends: 1 });
    portal.clock.set('2026-05-21T00:00:00+02:00');
    expect(await rosters.summary(id)).toMatchObject({ isCompared: false });
    await rosters.compare(id);
    expect((await rosters.batches.run(id, 'start', { confirmedNumber: 1 })).status).toBe(200);
    expect(await rosters.batches.settled(id)).toMatchObject({ state: 'finished', done: 3 });
    const { firstName, lastName, employeeId } = renamed;
    const recorded = (await changesOfPerson(portal.database, renamed.phone)).slice(1);
    expect(recorded).toMatchObject([
      {
        kind: 'update-contact-details',
        user_id: portal.user('hr').id,
        subject_id: String(renamed.id),
        holder_id: renamed.id,
        before: { firstName, lastName, employeeId },
        after: { firstName, lastName: 'Gift', employeeId },
      },
    ]);
    expect(await changesOfPerson(portal.database, stays.phone)).toHaveLength(1);
  });

  portalTest('takes what people have to their new phones, and tells them there', async (portal) => {
    const rosters = rostersOf(portal);
    const [person] = await peopleOf(portal, ['Jon']);
    if (!person) throw new Error('nobody');
    const { employeeId } = person;
    const joule = { startDate: '2026-06-01', phone: person.phone, employeeId };
    await subscribeIn(portal)(joule);
    const sentBefore = await sentSms(portal.database, `+47${person.phone}`);
    const phone = newPhone();
    const id = await rosters.compared([{ ...rowOf(person), phone }], { isWhole: false });
    await rosters.acceptGroup(id, 'changed-phone');
    expect(await rosters.batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1 });
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    expect(await subscriptionsOfPhone(portal.database, phone)).toMatchObject([
      { holder_id: person.id },
    ]);
    expect(await subscriptionsOfPhone(portal.database, person.phone)).toEqual([]);
    expect(await sentSms(portal.database, `+47${phone}`)).toEqual([
      expect.stringContaining(`${ticket?.pickup_code}`),
    ]);
    expect(await sentSms(portal.database, `+47${person.phone}`)).toEqual(sentBefore);
    expect((await changesOfPerson(portal.database, phone)).slice(-2)).toMatchObject([
      {
        kind: 'change-phone',
        subject_id: String(person.id),
        before: { phoneCountryCode: '+47', phone: person.phone },
        after: { phoneCountryCode: '+47', phone },
      },
      { kind: 'resend-ticket', subject_id: String(ticket?.id) },
    ]);
  });

  portalTest('lets the agreement of another department pay from the next 1st', async (portal) => {
    const rosters = rostersOf(portal);
    const [person, back] = await peopleOf(portal, ['Ulf', 'Vera']);
    if (!person || !back) throw new Error('nobody');
    const first = agreementOf(portal.company('several-services'));
    const other = otherAgreement(portal);
    const list = [{ ...rowOf(person), department: String(other) }];
    // A department cannot name an agreement that is deleted or has ended.
    const { database, clock } = portal;
    await setAgreementDeleted(database, other, clock.now());
    expect(await changesBy(rosters, list)).toEqual([]);
    await setAgreementDeleted(database, other, null);
    await setAgreementEnd(database, other, clock.today().subtract({ days: 1 }));
    expect(await changesBy(rosters, list)).toEqual([]);
    await setAgreementEnd(database, other, null);
    // What is to come is compared, whatever runs until then.
    await changesAs(portal).changeAgreement(await ticketOf(portal, back), String(other));
    expect(await changesBy(rosters, [{ ...rowOf(back), department: first }])).toMatchObject([
      {
        changes: ['agreement'],
        before: { department: expect.stringMatching(/^Avdeling Lillestrøm/) },
      },
    ]);
    const id = await rosters.compared(list, { isWhole: false });
    expect(await rosters.rows(id, 'changed')).toMatchObject([
      {
        changes: ['agreement'],
        date: '2026-06-01',
        before: { department: expect.stringMatching(/^Avdeling Oslo/) },
      },
    ]);
    expect(await rosters.batches.carryOut(id)).toMatchObject({ state: 'finished', done: 1 });
    const tickets = await ticketsOfPhone(portal.database, person.phone);
    expect(tickets.map((ticket) => [`${ticket.start_date}`, ticket.agreement_id])).toEqual([
      ['2026-03-01', expect.any(Number)],
      ['2026-06-01', other],
    ]);
    expect(tickets[0]?.agreement_id).not.toBe(other);
  });
});

describe('a leaver', () => {
  portalTest('is left alone by a batch that runs when they are marked', async (portal) => {
    const rosters = rostersOf(portal);
    const [leaver] = await peopleOf(portal, ['Mari']);
    if (!leaver) throw new Error('nobody');
    const id = await rosters.compared([joiner()]);
    await rosters.acceptGroup(id, 'joiner', false);
    const row = (await rosters.rows(id, 'leaver')).find((one) => one.subscriberId === leaver.id);
    await rosters.accept(id, { which: 'rows', positions: [row?.position], isAccepted: true });
    await portal.callAs(portal.user('hr'), changeNeverLeaver, {
      params: { id: leaver.id },
      body: { reason: 'Innleid', previousReason: null },
    });
    await setRunning(portal.database, id, portal.user('hr').id);
    const { id: companyId } = portal.company('several-services');
    await carryOut(testWorker(portal), { companyId, id });
    const settled = (await rosters.batches.rows(id)).find(
      ({ subject }) => subject?.id === leaver.id,
    );
    expect(settled).toMatchObject({ state: 'refused', faults: [{ code: 'NEVER_LEAVER' }] });
    const [ticket] = await ticketsOfPhone(portal.database, leaver.phone);
    expect(ticket?.expiration_date).toBeNull();
  });

  portalTest('is who has a ticket that nobody has ended yet', async (portal) => {
    const rosters = rostersOf(portal);
    const people = await peopleOf(portal, ['Hanne', 'Iver', 'Jens', 'Kari', 'Liv']);
    const [plain, zoned, ended, cancelled, marked] = people;
    if (!plain || !zoned || !ended || !cancelled || !marked) throw new Error('nobody');
    const hr = changesAs(portal);
    const zones = { validAllZones: true, expiryDate: '2026-06-30' };
    await hr.changeZone(await ticketOf(portal, zoned), zones);
    await hr.end(await ticketOf(portal, ended), '2026-06-30');
    await hr.end(await ticketOf(portal, cancelled), '2026-05-31');
    // A name that no list may have: the row names them as they are here.
    await renameHolder(portal.database, { phone: marked.phone, lastName: 'Slash\\n' });
    const proposedIn = async (id: number) => {
      const leavers = await rosters.rows(id, 'leaver');
      // Rows that propose nothing stand last.
      const acts = leavers.map(({ act }) => act);
      expect(acts.lastIndexOf('end')).toBeLessThan(acts.indexOf(null));
      return people.map(({ id: subscriberId }) =>
        leavers.find((row) => row.subscriberId === subscriberId),
      );
    };
    // Today's list may be older than a recent order, which may be one of other zones.
    expect((await proposedIn(await rosters.compared([joiner()]))).slice(0, 2)).toMatchObject([
      { act: 'end', date: '2026-05-31' },
      { act: null, reason: 'ORDERED_RECENTLY' },
    ]);
    const later = await rosters.compared([joiner()], { lastDay: '2026-07-31' });
    expect((await proposedIn(later))[0]).toMatchObject({ act: 'end', date: '2026-07-31' });
    portal.clock.set('2026-06-20T10:00:00+02:00');
    const proposed = await proposedIn(await rosters.compared([joiner()]));
    expect(proposed).toMatchObject([
      { act: 'end', reason: null, date: '2026-06-30' },
      {
        act: 'end',
        reason: null,
        row: {
          faults: [{ code: 'END_ALREADY_SET' }],
          subject: { type: 'subscriber', id: zoned.id },
        },
      },
      { act: null, reason: 'ENDING_ALREADY' },
      undefined,
      { act: 'end', reason: null, row: { cells: { lastName: 'Slash\\n' }, faults: [] } },
    ]);
  });

  portalTest('is listed by name, whoever came first', async (portal) => {
    const names = ['Berg', 'Alm', 'Cappelen'];
    for (const lastName of names) {
      await orderIn(portal)({ firstName: 'Unni', lastName, startDate: '2026-03-01' });
    }
    portal.clock.set('2026-05-20T10:00:00+02:00');
    const rosters = rostersOf(portal);
    const leavers = await rosters.rows(await rosters.compared([joiner()]), 'leaver');
    const listed = leavers.map(
      ({ row: { cells } }) => `${cells['firstName']} ${cells['lastName']}`,
    );
    expect(listed.filter((name) => name.startsWith('Unni'))).toEqual([
      'Unni Alm',
      'Unni Berg',
      'Unni Cappelen',
    ]);
  });

  portalTest('is none while rows of the list are still to come', async (portal) => {
    const { batches, call } = rostersOf(portal);
    const id = await batches.create(2);
    await batches.put(id, [joiner()]);
    await batches.check(id);
    expect((await batches.rows(id))[0]?.faults).toMatchObject([{ code: 'NOT_COMPARED' }]);
    expect(await call(calls.compareRoster, { params: { id }, body: {} })).toMatchObject({
      status: 422,
      json: { code: 'ROWS_MISSING' },
    });
  });
});
