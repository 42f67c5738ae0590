import { companyTicketRosterCalls as calls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { setRunning } from '#ticketing/batches/test-batches.store.ts';
import { carryOut, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { placeSubscriber } from '#ticketing/subscribers/test-subscribers.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { joiner, otherAgreement, peopleOf, rostersOf, rowOf, ticketOf } from './test-rosters.ts';

describe('a joiner', () => {
  portalTest('is ordered for as the department, the options and the phone say', async (portal) => {
    const rosters = rostersOf(portal);
    const { id: companyId } = portal.company('several-services');
    const other = otherAgreement(portal);
    const [person, known, third] = ['Ellen', 'Frank', 'Geir'].map((firstName) => ({
      ...joiner(),
      firstName,
    }));
    if (!person || !known || !third) throw new Error('nobody');
    // A person without a ticket has this phone.
    const { phone } = known;
    await placeSubscriber(portal.database, { companyId, firstName: 'Ada', phone });
    const list = [{ ...person, department: String(other) }, known];
    const id = await rosters.compared(list, { isWhole: false });
    expect(await rosters.rows(id, 'joiner')).toMatchObject([
      { knownAs: null },
      { knownAs: 'Ada Uten' },
    ]);
    expect(await rosters.batches.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
    const orders = await Promise.all(
      [person, known].map((one) => ticketsOfPhone(portal.database, one.phone)),
    );
    expect(orders.map(([ticket]) => ticket?.agreement_id === other)).toEqual([true, false]);
    const subjects = (await rosters.batches.rows(id)).map(({ subject }) => subject?.id);
    expect(subjects).toEqual(orders.map(([ticket]) => ticket?.holder_id));
    // Who is known keeps the names here.
    const knownTicket = await changesAs(portal).show(await ticketOf(portal, known));
    expect(knownTicket).toMatchObject({ firstName: 'Ada', lastName: 'Uten' });
    const apart = await rosters.compared([third], { isWhole: false, zoneTo: '4N' });
    expect(await rosters.rows(apart, 'joiner')).toMatchObject([
      { row: { faults: [{ column: null, code: 'ZONES_NOT_OFFERED' }] } },
    ]);
  });

  portalTest('is told of the one cell that an order still needs', async (portal) => {
    const rosters = rostersOf(portal);
    const columns = ['firstName', 'lastName', 'phone', 'employeeId'] as const;
    const people = columns.map((column) => ({ ...joiner(), [column]: '' }));
    const id = await rosters.compared(people, { isWhole: false });
    const rows = await rosters.rows(id, 'joiner');
    expect(rows.map(({ row }) => row.faults)).toMatchObject(
      columns.map((column) => [{ column, code: 'required' }]),
    );
  });

  portalTest('is ordered for once all that an order needs is known', async (portal) => {
    const rosters = rostersOf(portal);
    const nameAlone = { firstName: 'Oda', lastName: 'Ny' };
    const options = { agreementName: null, startDate: null, zoneFrom: null, zoneTo: null };
    const id = await rosters.compared([{ ...joiner(), firstName: 'Per' }, nameAlone], {
      ...options,
      isWhole: false,
    });
    const rows = await rosters.rows(id, 'joiner');
    expect(rows.map(({ row }) => row.faults)).toMatchObject([
      [
        { column: null, code: 'AGREEMENT_NOT_FOUND' },
        { column: null, code: 'START_DATE_MISSING' },
        { column: null, code: 'ZONES_MISSING' },
      ],
      [
        { column: 'phone', code: 'required' },
        { column: 'employeeId', code: 'required' },
      ],
    ]);
    // What a cell or a choice above the list can mend is accepted all the same.
    expect(rows.map(({ isAccepted }) => isAccepted)).toEqual([true, true]);
    const counts = { rows: 2, possible: 2, accepted: 0, faulty: 2 };
    expect(await rosters.group(id, 'joiner')).toMatchObject(counts);
    for (const seen of [1, 3]) {
      const group = { which: 'group', class: 'joiner', isAccepted: false, seen };
      expect((await rosters.accept(id, group)).json).toEqual({ code: 'PROPOSALS_HAVE_CHANGED' });
    }
    const query = { class: 'joiner', maxEntries: 1, offset: 1 };
    const { json } = await rosters.call(calls.listRosterRows, { params: { id }, query });
    expect(json).toMatchObject({ totalEntries: 2, matches: [{ position: rows[1]?.position }] });
  });
});

describe('a change of one name or number', () => {
  portalTest('is carried out, and leaves the others', async (portal) => {
    const rosters = rostersOf(portal);
    const people = await peopleOf(portal, ['Siv', 'Tove']);
    const [renamed, renumbered] = people;
    if (!renamed || !renumbered) throw new Error('nobody');
    const changed = [
      { ...rowOf(renamed), firstName: 'Sigrid' },
      { ...rowOf(renumbered), employeeId: 'NY-1' },
    ];
    const id = await rosters.compared(changed, { isWhole: false });
    await rosters.acceptGroup(id, 'changed');
    expect(await rosters.batches.carryOut(id)).toMatchObject({ state: 'finished', done: 2 });
    for (const [place, { phone }] of people.entries()) {
      const ticket = await changesAs(portal).show(await ticketOf(portal, { phone }));
      expect(ticket).toMatchObject(changed[place] ?? {});
    }
  });
});

describe('what somebody else has done meanwhile', () => {
  portalTest('is not done again by a batch that runs', async (portal) => {
    const rosters = rostersOf(portal);
    const [moved, paid] = await peopleOf(portal, ['Tor', 'Una']);
    if (!moved || !paid) throw new Error('nobody');
    const [phone, other] = [newPhone(), otherAgreement(portal)];
    const list = [
      { ...rowOf(moved), phone },
      { ...rowOf(paid), department: String(other) },
    ];
    const id = await rosters.compared(list, { isWhole: false });
    await rosters.acceptGroup(id, 'changed-phone');
    const hr = changesAs(portal);
    await hr.changePhone(moved.id, moved.phone, phone);
    await hr.changeAgreement(await ticketOf(portal, paid), String(other));
    const held = async () =>
      [
        ...(await ticketsOfPhone(portal.database, phone)),
        ...(await ticketsOfPhone(portal.database, paid.phone)),
      ].map((ticket) => ticket.id);
    const before = await held();
    expect(before).toHaveLength(3);
    await setRunning(portal.database, id, portal.user('hr').id);
    const { id: companyId } = portal.company('several-services');
    await carryOut(testWorker(portal), { companyId, id });
    expect((await rosters.batches.rows(id)).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await held()).toEqual(before);
  });
});
