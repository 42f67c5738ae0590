import { describe, expect } from 'vitest';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setRunning, storedBatch } from '#ticketing/batches/test-batches.store.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { waitingStatements } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import {
  agreeOnMedia,
  orderForPupils,
  schoolAgreement,
  withPhone,
} from '../order/test-school-order.ts';
import { placePupils, placePupilsIn } from '../test-pupils.ts';
import { placeSchool } from '../test-school.store.ts';
import { newestTickets } from '../ticket/test-situations.store.ts';
import { lockAgreement } from './test-rollover.store.ts';
import { rolloverIn, rolloverTest as portalTest, rollingPupil } from './test-rollover.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const place = (portal: TestPortal, ...pupils: Parameters<typeof placePupils>[2]) =>
  placePupils(portal, 'school', pupils);

describe('the next school year', () => {
  portalTest('is ordered for all pupils of the rows, in their next classes', async (portal) => {
    await place(
      portal,
      rollingPupil('Ordphone', { studentId: 'S77' }),
      rollingPupil('Ordcard', { card: 'existing', cardNumber: '9150000000000004' }),
      rollingPupil('Ordmade', { card: 'made', cardNumber: '915000005' }),
      rollingPupil('Ordwaiting', { card: 'requested' }),
      rollingPupil('Ordblocked', { card: 'blocked', cardNumber: '915000006' }),
    );
    await agreeOnMedia(portal, ['phone', 'card']);
    const { batches, rowsOf, nextTickets } = rolloverIn(portal);
    const names = ['Ordphone', 'Ordcard', 'Ordmade', 'Ordwaiting', 'Ordblocked'];
    const rows = await rowsOf(...names);
    expect(rows).toHaveLength(5);
    const id = await batches.draft(rows, {}, 'ticked');
    const totals = await batches.check(id);
    expect(totals).toMatchObject({ ready: 4, faulty: 1, pricePerMonth: 4 * 377 });
    const faulty = (await batches.rows(id)).filter(({ state }) => state === 'faulty');
    expect(faulty.map(({ cells, faults }) => [cells['lastName'], faults[0]?.code])).toEqual([
      ['Ordblocked', 'MEDIUM_NOT_OFFERED'],
    ]);
    await batches.mend(id, { do: 'leave-out', positions: faulty.map(({ position }) => position) });
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 4 });
    const [next] = await nextTickets('ordphone');
    expect(next).toMatchObject({
      className: '9R',
      studentId: 'S77',
      status: 'pending',
      startDate: day('2026-08-20'),
      expirationDate: day('2027-06-30'),
      zoneFrom: '1',
      zoneTo: '2Ø',
    });
    const [before] = await nextTickets('ordmade', '2025');
    const [nextTicket] = await nextTickets('ordmade');
    expect(nextTicket).toMatchObject({ cardNumber: '915000005', travelCardState: 'CREATED' });
    expect(before).toMatchObject({ className: '8R', cardNumber: '915000005', status: 'active' });
    expect((await nextTickets('ordwaiting'))[0]).toMatchObject({ travelCardState: 'REQUESTED' });
    expect((await nextTickets('ordcard'))[0]).toMatchObject({ cardNumber: '9150000000000004' });
  });

  portalTest(
    'is ordered once on a card without a number by two who looked before',
    async (portal) => {
      await place(portal, rollingPupil('Samecard', { card: 'requested' }));
      const { batches, rowsOf, nextTickets } = rolloverIn(portal);
      const rows = await rowsOf('Samecard');
      const one = await batches.checked(rows, {}, 'ticked');
      const inOther = rows.map((row) => ({ ...row, className: '9S' }));
      const other = await batches.checked(inOther, {}, 'ticked');
      const { database } = portal;
      const { id: companyId } = portal.company('school');
      for (const id of [one, other]) await setRunning(database, id, portal.user('school').id);
      const [locked, bothWait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const lockingTransaction = database.transaction(async (tx) => {
        await lockAgreement(tx, schoolAgreement(portal));
        locked.resolve();
        await bothWait.promise;
      });
      await locked.promise;
      const works = [one, other].map((id) =>
        carryOutRows(testWorker(portal), { companyId, id }, 3),
      );
      await expect.poll(() => waitingStatements(database)).toBe(2);
      bothWait.resolve();
      await Promise.all([lockingTransaction, ...works]);
      expect(await nextTickets('samecard')).toHaveLength(1);
    },
  );

  portalTest('gets new cards where the agreement has them, each with its fee', async (portal) => {
    await place(portal, rollingPupil('Newcard', { card: 'blocked', cardNumber: '915000007' }));
    await agreeOnMedia(portal, ['phone', 'new-card']);
    const { batches, rowsOf, nextTickets } = rolloverIn(portal);
    const id = await batches.checked(await rowsOf('Newcard'), {}, 'ticked');
    expect((await batches.rows(id)).map(({ effect }) => effect?.notes)).toEqual([['new-card']]);
    await batches.carryOut(id);
    expect(await nextTickets('newcard')).toMatchObject([
      { travelCardState: 'REQUESTED', cardNumber: null, cardName: 'Elev Newcard' },
    ]);
    await agreeOnMedia(portal, null);
  });

  portalTest('is ordered once by two at the same time, in other classes too', async (portal) => {
    const names = Array.from({ length: 20 }, (_, place) => `Both${'abcdefghijklmnopqrst'[place]}`);
    const cards = [{ card: 'requested' as const }, {}];
    await place(portal, ...names.map((name, at) => rollingPupil(name, cards[at % 2])));
    const { batches, rowsOf, nextTickets } = rolloverIn(portal);
    const rows = await rowsOf(...names);
    const one = await batches.checked(rows, {}, 'ticked');
    const other = await batches.checked(
      rows.toReversed().map((row) => ({ ...row, className: '9S' })),
      {},
      'ticked',
    );
    const { database } = portal;
    const { id: userId } = portal.user('school');
    for (const id of [one, other]) await setRunning(database, id, userId);
    const { id: companyId } = portal.company('school');
    const workOn = async (id: number) => {
      const worker = testWorker(portal);
      while ((await storedBatch(database, id))?.state === 'running') {
        await carryOutRows(worker, { companyId, id }, 3);
      }
    };
    await Promise.all([workOn(one), workOn(other)]);
    const [first, second] = [await storedBatch(database, one), await storedBatch(database, other)];
    expect((first?.done ?? 0) + (second?.done ?? 0)).toBe(names.length);
    for (const name of names) expect([name, await nextTickets(name)]).toMatchObject([name, [{}]]);
  });

  portalTest('orders nothing twice: run again, and beside orders by hand', async (portal) => {
    await place(portal, rollingPupil('Twicefirst'), rollingPupil('Twicehand'));
    const { batches, rowsOf, nextTickets, plan } = rolloverIn(portal);
    const rows = await rowsOf('Twicefirst', 'Twicehand');
    const [first] = [await batches.checked(rows, {}, 'ticked')];
    const second = await batches.checked(rows.toReversed(), {}, 'ticked');
    // Ordered by hand meanwhile, on another phone.
    const byHand = withPhone({ firstName: 'Elev', lastName: 'Twicehand', className: '9R' });
    const order = await orderForPupils(portal, [byHand], { startDate: '2026-08-20' });
    expect(order.status, order.text).toBe(200);
    await batches.carryOut(first);
    await batches.carryOut(second);
    for (const name of ['twicefirst', 'twicehand']) expect(await nextTickets(name)).toHaveLength(1);
    const of = (await plan()).pupils.filter(({ lastName }) => lastName?.startsWith('Twice'));
    expect(of.map(({ reason }) => reason)).toEqual(['HAS_NEXT_TICKET', 'HAS_NEXT_TICKET']);
    const again = await batches.checked(rows, {}, 'ticked');
    expect((await batches.get(again)).totals).toMatchObject({ ready: 0 });
  });

  portalTest('is taken back on the day on which it was ordered', async (portal) => {
    await place(
      portal,
      rollingPupil('Backphone'),
      rollingPupil('Backwaiting', { card: 'requested' }),
    );
    const { batches, takeBack, rowsOf, nextTickets } = rolloverIn(portal);
    const id = await batches.checked(await rowsOf('Backphone', 'Backwaiting'), {}, 'ticked');
    await batches.carryOut(id);
    const tickets = (await batches.rows(id)).map(({ cells, subject }) => ({
      ticketId: String(subject?.id),
      className: cells['className'] ?? '',
    }));
    portal.clock.set('2026-05-05T09:00:00+02:00');
    const late = await takeBack.checked(tickets, {}, 'ticked');
    expect((await takeBack.rows(late)).map(({ faults }) => faults[0]?.code)).toEqual([
      'NOT_ORDERED_TODAY',
      'NOT_ORDERED_TODAY',
    ]);
    portal.clock.set('2026-05-04T23:00:00+02:00');
    const back = await takeBack.checked(tickets, {}, 'ticked');
    expect(await takeBack.carryOut(back)).toMatchObject({ done: 2 });
    expect((await nextTickets('backphone')).map(({ status }) => status)).toEqual(['cancelled']);
    // The card still carries this year's ticket.
    expect(await nextTickets('backwaiting', '2025')).toMatchObject([
      { status: 'active', travelCardState: 'REQUESTED' },
    ]);
    const again = await batches.checked(await rowsOf('Backphone'), {}, 'ticked');
    expect(await batches.carryOut(again)).toMatchObject({ done: 1 });
  });

  portalTest('of another company is not found', async (portal) => {
    await place(portal, rollingPupil('Elsewhere'));
    const { batches, rowsOf } = rolloverIn(portal);
    const [row] = await rowsOf('Elsewhere');
    const id = await batches.checked([{ ...row, ticketId: '1' }], {}, 'ticked');
    expect((await batches.rows(id)).map(({ faults }) => faults[0]?.code)).toEqual([
      'TICKET_NOT_FOUND',
    ]);
    // Nor is that of another school taken back, by somebody who reaches both.
    const next = { start: day('2026-08-20'), end: day('2027-06-30') };
    const orderedAt = portal.clock.now();
    const elsewhere = rollingPupil('Otherschool', { tickets: [{ ...next, orderedAt }] });
    await placePupilsIn(portal.database, await placeSchool(portal.database), [elsewhere]);
    const [other] = await newestTickets(portal.database, 1);
    const takeBack = rolloverIn(portal, portal.user('school-support')).takeBack;
    const back = await takeBack.checked([{ ...row, ticketId: String(other) }], {}, 'ticked');
    expect((await takeBack.rows(back)).map(({ faults }) => faults[0]?.code)).toEqual([
      'TICKET_NOT_FOUND',
    ]);
  });
});
