import { findUnit } from '@takst/contract/services/housing/find-unit.contract.ts';
import { undoMoveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { idOf as orderedId, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import {
  setSubscriptionFacts,
  subscriptionsOfPhone,
} from '#services/subscriptions/test-subscriptions.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import {
  changesOfTicket,
  setTicketFacts,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { association, chair, type Moves, movesIn } from '../test-housing.ts';

/** A person who has moved out, with an active ticket and e-bike and pending car sharing. */
async function movedOut(portal: TestPortal, unit: Moves) {
  const phone = newPhone();
  const id = await unit.resident({ phone });
  const subscribe = (type: 'JOULE' | 'OTTO', startDate: string) =>
    subscribeIn(portal)(
      {
        phone,
        type,
        startDate,
        employeeId: unit.number,
        agreementId: association(portal).agreements[0]?.id ?? 0,
      },
      { user: chair(portal), company: association(portal) },
    );
  await subscribe('JOULE', '2026-03-01');
  await subscribe('OTTO', '2026-04-01');
  const body = { subscriberIds: [id], lastDay: '2026-03-10', endsOn: '2026-03-31' };
  expect((await unit.moveOut(body)).status).toBe(200);
  const [person] = await unit.people();
  const ended = (type: string) => person?.endedByMoveOut.find((one) => one.type === type);
  const idOf = (type: string) => ended(type)?.id ?? 0;
  return { id, phone, ended, idOf };
}

const replyOf = (answer: { json: unknown }) => z.parse(undoMoveOut.reply, answer.json);

describe('undoing a move-out', () => {
  portalTest('takes back what it has ended, in one change, and names the rest', async (portal) => {
    const unit = movesIn(portal);
    const { id, phone, ended, idOf } = await movedOut(portal, unit);
    expect(ended('TICKET')).toMatchObject({ status: 'active', isReplaced: false });
    expect(ended('OTTO')).toMatchObject({ status: 'cancelled', lastDay: null });
    const all = [idOf('TICKET'), idOf('JOULE'), idOf('OTTO')];
    const reply = replyOf(await unit.undoMoveOut(id, all));
    expect(reply.undone.toSorted((one, other) => one - other)).toEqual(
      [idOf('TICKET'), idOf('JOULE')].toSorted((one, other) => one - other),
    );
    expect(reply.refused).toEqual([{ id: idOf('OTTO'), reason: 'CANCELLED' }]);
    expect(reply.households).toBe(1);
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    expect(ticket?.expiration_date).toBeNull();
    const bikes = await subscriptionsOfPhone(portal.database, phone);
    const bike = bikes.find(({ type }) => type === 'JOULE');
    expect(bike?.expiration_date).toBeNull();
    expect((await changesOfTicket(portal.database, bike?.id ?? 0)).at(-1)).toMatchObject({
      kind: 'undo-end-subscription',
      user_id: chair(portal).id,
      holder_id: id,
      before: { expirationDate: '2026-03-31' },
      after: { subscription: 'JOULE', expirationDate: null },
    });
    expect(await sentSms(portal.database, `+47${phone}`)).toContainEqual(
      expect.stringContaining('har angret slutten: elsykkelen din løper videre.'),
    );
    const [person] = await unit.people();
    expect(person).toMatchObject({ toDate: null, runningEntries: 2, endedByMoveOut: [] });
    // What was cancelled is nothing that they have.
    const types = person?.entries.map(({ type }) => type).toSorted();
    expect(types).toEqual(['JOULE', 'TICKET']);
  });

  portalTest('leaves ended what is not named, and what cannot run on', async (portal) => {
    const unit = movesIn(portal);
    const { id, phone, idOf } = await movedOut(portal, unit);
    portal.clock.set('2026-04-02T12:00:00+02:00');
    // By another company: an order here would move them in again.
    expect((await subscribeIn(portal)({ phone, startDate: '2026-04-01' })).status).toBe(200);
    const reply = replyOf(await unit.undoMoveOut(id, [idOf('JOULE')]));
    expect(reply).toMatchObject({
      undone: [],
      refused: [{ id: idOf('JOULE'), reason: 'HELD_BY_ANOTHER' }],
    });
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    expect(String(ticket?.expiration_date)).toBe('2026-03-31');
  });

  portalTest(
    'finds what was ended replaced by a ticket of one day, not by a dead one',
    async (portal) => {
      const unit = movesIn(portal);
      const { phone } = await movedOut(portal, unit);
      const answer = await orderIn(portal)({ phone, startDate: '2026-06-01' });
      expect(answer).toMatchObject({ status: 200 });
      const other = orderedId(answer);
      const isReplaced = async () => {
        const [person] = await unit.people();
        return person?.endedByMoveOut.find(({ type }) => type === 'TICKET')?.isReplaced;
      };
      const firstDay = Temporal.PlainDate.from('2026-06-01');
      await setTicketFacts(portal.database, other, { expiration_date: firstDay });
      expect(await isReplaced()).toBe(true);
      // It was ended before it began.
      const dayBefore = firstDay.subtract({ days: 1 });
      await setTicketFacts(portal.database, other, { expiration_date: dayBefore });
      expect(await isReplaced()).toBe(false);
      const now = portal.clock.now();
      for (const dead of [
        { cancelled_at: now, failed_at: null },
        { cancelled_at: null, failed_at: now },
      ]) {
        await setTicketFacts(portal.database, other, { expiration_date: null, ...dead });
        expect(await isReplaced(), JSON.stringify(dead)).toBe(false);
      }
    },
  );

  portalTest('finds a subscription replaced by a live one of its type alone', async (portal) => {
    const unit = movesIn(portal);
    const { phone, ended } = await movedOut(portal, unit);
    expect(ended('JOULE')).toMatchObject({ isReplaced: false });
    const order = { phone, type: 'OTTO', startDate: '2026-05-01' } as const;
    const answer = await subscribeIn(portal)(order);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    const replaced = async () => {
      const [person] = await unit.people();
      const ofType = (type: string) => person?.endedByMoveOut.find((one) => one.type === type);
      return ['JOULE', 'OTTO'].map((type) => ofType(type)?.isReplaced);
    };
    expect(await replaced()).toEqual([false, true]);
    const cancelled = { cancelled_at: portal.clock.now() };
    await setSubscriptionFacts(portal.database, orderedId(answer), cancelled);
    expect(await replaced()).toEqual([false, false]);
  });

  portalTest('finds a ticket continued by a live one, not by a dead one', async (portal) => {
    const unit = movesIn(portal);
    const { idOf } = await movedOut(portal, unit);
    const phone = newPhone();
    await movesIn(portal).resident({ phone, startDate: '2026-04-01' });
    const [next] = await ticketsOfPhone(portal.database, phone);
    const isContinued = async () => {
      const [person] = await unit.people();
      return person?.endedByMoveOut.find(({ type }) => type === 'TICKET')?.isContinued;
    };
    expect(await isContinued()).toBe(false);
    await setTicketFacts(portal.database, next?.id ?? 0, { continues_id: idOf('TICKET') });
    expect(await isContinued()).toBe(true);
    const cancelled = { cancelled_at: portal.clock.now() };
    await setTicketFacts(portal.database, next?.id ?? 0, cancelled);
    expect(await isContinued()).toBe(false);
  });

  portalTest('is too late for the ends on another day, and ends nobody else’s', async (portal) => {
    const unit = movesIn(portal);
    const { id, idOf } = await movedOut(portal, unit);
    const other = await movedOut(portal, movesIn(portal));
    portal.clock.set('2026-03-08T12:00:00+01:00');
    const reply = replyOf(await unit.undoMoveOut(id, [idOf('TICKET'), other.idOf('TICKET')]));
    expect(reply).toMatchObject({
      undone: [],
      refused: [{ id: idOf('TICKET'), reason: 'TOO_LATE' }],
    });
  });

  portalTest('says when two households live there by that', async (portal) => {
    const unit = movesIn(portal);
    const id = await unit.resident();
    const body = { subscriberIds: [id], lastDay: '2026-03-03', endsOn: '2026-03-31' };
    await unit.moveOut(body);
    await unit.resident({ startDate: '2026-04-01' });
    portal.clock.set('2026-04-02T12:00:00+02:00');
    expect(replyOf(await unit.undoMoveOut(id))).toMatchObject({ households: 2 });
    const params = { id: association(portal).id };
    const { json } = await portal.callAs(chair(portal), findUnit, {
      params,
      query: { number: unit.number },
    });
    expect(z.parse(findUnit.reply, json).unit?.people).toHaveLength(2);
  });
});
