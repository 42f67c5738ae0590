import {
  findUnit,
  getUnitOfSubscriber,
} from '@takst/contract/services/housing/find-unit.contract.ts';
import { updateContactDetails } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { describe, expect } from 'vitest';
import { refused } from '#services/company-tickets/employee/test-changes.ts';
import { texts, untilTexts } from '#services/company-tickets/employee/test-changed-ticket.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { placeResidence, residencesOfUnit } from './test-residences.store.ts';
import {
  association,
  chair,
  daysOf,
  leaving,
  movesIn,
  movesOf,
  newUnit,
  onTestDay,
  orderForResident,
} from './test-housing.ts';

/** On this day the people who come in April live in the unit as well. */
const inApril = Temporal.PlainDate.from('2026-04-01');

describe('the people of a unit', () => {
  portalTest('are those of its number, from the first day of what they have', async (portal) => {
    const unit = movesIn(portal);
    expect(await unit.people()).toEqual([]);
    const first = await unit.resident();
    const second = await unit.resident({ employeeId: unit.number.toLowerCase() });
    const third = await unit.resident({ startDate: '2026-04-01' });
    const people = await unit.people();
    expect(daysOf(people)).toEqual([
      { id: first, from: '2026-03-01', to: null },
      { id: second, from: '2026-03-01', to: null },
      { id: third, from: '2026-04-01', to: null },
    ]);
    // Who begins on the same day is one household; the third came by an order that could not ask.
    expect(people[0]?.household).toBe(people[1]?.household);
    expect([...unitFindings(people, onTestDay)]).toEqual([]);
    expect([...unitFindings(people, inApril)]).toEqual(['two-households']);
    expect(people.map(({ runningEntries }) => runningEntries)).toEqual([1, 1, 1]);
    const typed = { id: association(portal).id };
    const query = { number: ` ${unit.number.toLowerCase()} ` };
    const answer = await portal.callAs(chair(portal), findUnit, { params: typed, query });
    expect(answer.json).toMatchObject({ unit: { number: unit.number } });
  });

  portalTest('are a household once somebody says so', async (portal) => {
    const unit = movesIn(portal);
    const people = [await unit.resident(), await unit.resident({ startDate: '2026-04-01' })];
    expect(await unit.liveTogether(people)).toMatchObject({ status: 200 });
    expect([...unitFindings(await unit.people(), inApril)]).toEqual([]);
    // Whose household it is, the first of them has: nothing changes for them.
    const [first, second] = await Promise.all(people.map((id) => movesOf(portal, id)));
    expect(first).toEqual([]);
    const joined = { kind: 'live-together', before: null, after: { unit: unit.number } };
    expect(second).toEqual([{ ...joined, isByChair: true }]);
    expect(await unit.liveTogether(people)).toMatchObject({ status: 200 });
    expect(await movesOf(portal, people[1] ?? 0)).toHaveLength(1);
    const elsewhere = await movesIn(portal).resident();
    expect(await unit.liveTogether([...people, elsewhere])).toMatchObject(
      refused('NOT_IN_ONE_UNIT', 409),
    );
  });

  portalTest('come by a subscription too', async (portal) => {
    const unit = movesIn(portal);
    const agreementId = Number(association(portal).agreements[0]?.id);
    const order = await subscribeIn(portal)(
      { startDate: '2026-03-01', agreementId, employeeId: unit.number },
      { user: chair(portal), company: association(portal) },
    );
    expect(order).toMatchObject({ status: 200 });
    expect(await unit.people()).toMatchObject([{ entries: [{ productType: 'MOBILITY' }] }]);
  });

  portalTest(
    'move with a new number in an order, and are corrected by their details',
    async (portal) => {
      const [unit, other, third] = [movesIn(portal), movesIn(portal), movesIn(portal)];
      const phone = newPhone();
      const person = await unit.resident({ phone });
      await unit.moveOut({ subscriberIds: [person], lastDay: '2026-03-31', endsOn: '2026-03-31' });
      expect(
        await orderForResident(portal, {
          phone,
          employeeId: other.number,
          hasNewNames: true,
          startDate: '2026-05-01',
        }),
      ).toMatchObject({ status: 200 });
      expect(daysOf(await unit.people())).toEqual([
        { id: person, from: '2026-03-01', to: '2026-03-31' },
      ]);
      expect(daysOf(await other.people())).toEqual([{ id: person, from: '2026-05-01', to: null }]);
      const [{ id: ticket } = { id: 0 }] = (await ticketsOfPhone(portal.database, phone)).slice(-1);
      const details = { firstName: 'Kari', lastName: 'Nordmann', employeeId: third.number };
      const corrected = await portal.callAs(chair(portal), updateContactDetails, {
        params: { id: ticket },
        body: details,
      });
      expect(corrected).toMatchObject({ status: 200 });
      expect(daysOf(await third.people())).toEqual([{ id: person, from: '2026-05-01', to: null }]);
      expect(await other.people()).toEqual([]);
    },
  );
});

describe('a move-out', () => {
  portalTest('ends the residence and what the people have, and tells them', async (portal) => {
    const unit = movesIn(portal);
    const [active, pending] = [newPhone(), newPhone()];
    const people = [
      await unit.resident({ phone: active }),
      await unit.resident({ phone: pending, startDate: '2026-04-01' }),
    ];
    const { lastDay, endsOn } = leaving;
    expect(await unit.moveOut({ subscriberIds: people, lastDay, endsOn })).toMatchObject({
      status: 200,
    });
    // Who was to move in later never does.
    expect(daysOf(await unit.people())).toEqual([
      { id: people[0], from: '2026-03-01', to: '2026-03-31' },
    ]);
    expect(await ticketsOfPhone(portal.database, active)).toMatchObject([
      { expiration_date: Temporal.PlainDate.from('2026-03-31') },
    ]);
    const [cancelled] = await ticketsOfPhone(portal.database, pending);
    expect(cancelled?.cancelled_at).not.toBeNull();
    await untilTexts(portal, active, 2);
    expect((await texts(portal, active))[1]).toContain('31.03.2026');
  });

  portalTest(
    'of somebody who has not moved in yet leaves them the unit of their number',
    async (portal) => {
      const unit = movesIn(portal);
      const coming = await unit.resident({ startDate: '2026-04-01' });
      await unit.moveOut({ subscriberIds: [coming], lastDay: '2026-03-04', endsOn: null });
      const answer = await portal.callAs(chair(portal), getUnitOfSubscriber, {
        params: { id: coming },
      });
      expect(answer).toMatchObject({ status: 200, json: { number: unit.number, people: [] } });
    },
  );

  portalTest('may leave tickets to run on, which is shown afterwards', async (portal) => {
    const unit = movesIn(portal);
    const person = await unit.resident({ startDate: '2026-03-01' });
    await unit.moveOut({ subscriberIds: [person], lastDay: '2026-03-03', endsOn: null });
    const people = await unit.people();
    expect([...unitFindings(people, onTestDay)]).toEqual(['runs-after-move-out']);
    // The same again with an end for the ticket mends it.
    expect(
      await unit.moveOut({ subscriberIds: [person], lastDay: '2026-03-03', endsOn: '2026-03-31' }),
    ).toMatchObject({ status: 200 });
    expect([...unitFindings(await unit.people(), onTestDay)]).toEqual([]);
    // The correction says what it was before.
    const after = { unit: unit.number, movedOutOn: '2026-03-03' };
    expect(await movesOf(portal, person)).toEqual([
      { kind: 'move-out', before: { movedOutOn: null }, after, isByChair: true },
      { kind: 'move-out', before: { movedOutOn: '2026-03-03' }, after, isByChair: true },
    ]);
  });

  portalTest(
    'before somebody came is refused: they would never have lived there',
    async (portal) => {
      const unit = movesIn(portal);
      const person = await unit.resident();
      const move = { subscriberIds: [person], lastDay: '2026-02-28', endsOn: '2026-03-31' };
      const code = refused('LAST_DAY_BEFORE_MOVE_IN', 422);
      expect(await unit.moveOut(move)).toMatchObject(code);
      expect(await unit.moveOut({ ...move, toUnit: newUnit() })).toMatchObject(code);
      const existingResidents = {
        kind: 'move-out',
        lastDay: '2026-02-28',
        endsOn: '2026-03-31',
      } as const;
      expect(await unit.moveIn({ occupants: [person], existingResidents })).toMatchObject(code);
      expect(daysOf(await unit.people())).toEqual([{ id: person, from: '2026-03-01', to: null }]);
    },
  );

  portalTest('on a day that is not offered changes nothing', async (portal) => {
    const unit = movesIn(portal);
    const people = [await unit.resident(), await unit.resident()];
    const before = await unit.people();
    const answer = await unit.moveOut({
      subscriberIds: people,
      lastDay: '2026-03-31',
      endsOn: '2026-03-30',
    });
    expect(answer).toMatchObject(refused('END_DATE_NOT_OFFERED', 422));
    expect(await unit.people()).toEqual(before);
  });

  portalTest('is undone while the person lives nowhere else', async (portal) => {
    const unit = movesIn(portal);
    const person = await unit.resident();
    expect(await unit.undoMoveOut(person)).toMatchObject(refused('MOVE_OUT_NOT_UNDOABLE', 409));
    expect(await unit.people()).toMatchObject([{ isMoveOutUndoable: false }]);
    await unit.moveOut({ subscriberIds: [person], lastDay: '2026-03-31', endsOn: null });
    expect(await unit.people()).toMatchObject([{ isMoveOutUndoable: true }]);
    expect(await unit.undoMoveOut(person)).toMatchObject({ status: 200 });
    expect(daysOf(await unit.people())).toEqual([{ id: person, from: '2026-03-01', to: null }]);
    expect((await movesOf(portal, person)).at(-1)).toEqual({
      kind: 'undo-move-out',
      before: { movedOutOn: '2026-03-31' },
      after: { unit: unit.number, movedOutOn: null },
      isByChair: true,
    });
  });

  portalTest('to another unit takes everything along, and the number', async (portal) => {
    const [unit, other] = [movesIn(portal), movesIn(portal)];
    const phone = newPhone();
    const people = [await unit.resident({ phone }), await unit.resident()];
    const stays = await unit.resident({ startDate: '2026-04-01' });
    const move = { subscriberIds: people, lastDay: '2026-03-14', endsOn: null };
    expect(await unit.moveOut({ ...move, toUnit: unit.number.toLowerCase() })).toMatchObject(
      refused('SAME_UNIT', 422),
    );
    expect(await unit.moveOut({ ...move, toUnit: other.number })).toMatchObject({ status: 200 });
    const there = await other.people();
    // They move in on one day: nothing says who stands first.
    expect(daysOf(there).toSorted((one, next) => one.id - next.id)).toEqual(
      people.map((id) => ({ id, from: '2026-03-15', to: null })),
    );
    expect(new Set(there.map(({ household }) => household)).size).toBe(1);
    expect(there.map(({ employeeId, runningEntries }) => [employeeId, runningEntries])).toEqual([
      [other.number, 1],
      [other.number, 1],
    ]);
    const remainingPeople = await unit.people();
    expect(remainingPeople.some(({ isMoveOutUndoable }) => isMoveOutUndoable)).toBe(false);
    expect(await unit.undoMoveOut(people[0] ?? 0)).toMatchObject(
      refused('MOVE_OUT_NOT_UNDOABLE', 409),
    );
    expect(remainingPeople.filter(({ toDate }) => toDate === null).map(({ id }) => id)).toEqual([
      stays,
    ]);
    expect([...unitFindings(remainingPeople, onTestDay)]).toEqual([]);
    expect(await ticketsOfPhone(portal.database, phone)).toMatchObject([{ expiration_date: null }]);
    expect(await movesOf(portal, people[1] ?? 0)).toEqual([
      {
        kind: 'move-out',
        before: { movedOutOn: null },
        after: { unit: unit.number, movedOutOn: '2026-03-14' },
        isByChair: true,
      },
      {
        kind: 'move-in',
        before: null,
        after: { unit: other.number, movedInOn: '2026-03-15' },
        isByChair: true,
      },
    ]);
  });

  portalTest('is of people of the association alone', async (portal) => {
    const order = await orderIn(portal)({ phone: newPhone() });
    const { subscriberId } = order.json as { subscriberId: number };
    const unit = movesIn(portal);
    const body = { subscriberIds: [subscriberId], lastDay: '2026-03-31', endsOn: null };
    expect(await unit.moveOut(body)).toMatchObject(refused('NOT_A_RESIDENT', 404));
    // Nor if they were a resident there.
    const companyId = portal.company('several-services').id;
    await placeResidence(portal.database, { companyId, holderId: subscriberId });
    expect(await unit.moveOut(body)).toMatchObject(refused('NOT_A_RESIDENT', 404));
    expect(await unit.liveTogether([subscriberId])).toMatchObject(refused('NOT_A_RESIDENT', 404));
    expect(await residencesOfUnit(portal.database, 'X1')).toMatchObject([{ toDate: null }]);
    const hr = portal.user('hr');
    const resident = await unit.resident();
    expect(
      await portal.callAs(hr, getUnitOfSubscriber, { params: { id: resident } }),
    ).toMatchObject({ status: 403 });
    const input = { params: { id: association(portal).id }, query: { number: unit.number } };
    expect(await portal.callAs(hr, findUnit, input)).toMatchObject({ status: 404 });
  });
});
