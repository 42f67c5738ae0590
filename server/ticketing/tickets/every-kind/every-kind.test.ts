import { describe, expect } from 'vitest';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { day } from './test-core.ts';
import { everyKindIn, ticketOfKari } from './test-every-kind.ts';

const onPhone = { medium: 'phone', mediumSlot: null } as const;

describe('a ticket that is issued', () => {
  portalTest('on a phone gets a code, which its holder is told', async (portal) => {
    const { order, issue, holder, facts, service, tenant, companyId } = everyKindIn(portal);
    const { id: holderId, phone } = await holder();
    const about = { tenant, companyId, firstName: 'Kari', companyName: 'Firma AS' };
    const recipient = { ...about, phoneCountryCode: '+47', phone };
    const [id = 0] = await issue({ ...order, ...onPhone, holderId, recipient });
    const stored = await facts(id);
    expect(stored).toMatchObject({ medium: 'phone', holder_id: holderId, medium_part: 0 });
    expect(stored.pickup_code).toHaveLength(8);
    const ofOrder = { firstName: 'Kari', companyName: 'Firma AS', startDate: day('2026-03-01') };
    expect(service.events).toMatchObject([
      { ...ofOrder, kind: 'ordered', pickupCode: stored.pickup_code },
    ]);
    const [recorded] = await changesOfTicket(portal.database, id);
    expect(recorded).toMatchObject({ kind: 'order-ticket', holder_id: holderId });
    // The service notes the first day, or another that the order names.
    const { id: other } = await holder('Ola');
    const notedFrom = day('2026-02-15');
    await issue({ ...order, ...onPhone, holderId: other, notedFrom });
    expect(service.noted).toEqual([
      { companyId, holderId, from: day('2026-03-01') },
      { companyId, holderId: other, from: notedFrom },
    ]);
  });

  portalTest('on a card or paper has no code, and nobody is told', async (portal) => {
    const { order, issue, slot, facts, service } = everyKindIn(portal);
    const mediumSlot = await slot('card', '111222333');
    const ids = await issue(
      { ...order, medium: 'card', mediumSlot, cardId: 501 },
      { ...order, medium: 'paper', mediumSlot: null },
    );
    expect(await Promise.all(ids.map(facts))).toMatchObject([
      { medium: 'card', card_id: 501, medium_slot: mediumSlot, pickup_code: null, holder_id: null },
      { medium: 'paper', card_id: null, pickup_code: null, holder_id: null },
    ]);
    expect(service.events).toEqual([]);
  });

  portalTest('may have a code and nobody who is told: a list to hand out', async (portal) => {
    const { order, issue, facts, service } = everyKindIn(portal);
    const ids = await issue({ ...order, ...onPhone }, { ...order, ...onPhone });
    const codes = (await Promise.all(ids.map(facts))).map((one) => one.pickup_code);
    expect(new Set(codes).size).toBe(2);
    expect([service.events, service.noted]).toEqual([[], []]);
  });

  portalTest('has an end by rule, and is pending as long as its order says', async (portal) => {
    const { order, issue, facts, take } = everyKindIn(portal);
    const days = { expirationDate: day('2026-06-19'), pendingThrough: day('2026-03-31') };
    const [id = 0] = await issue({ ...order, ...onPhone, ...days });
    expect(await facts(id)).toMatchObject({ expiration_date: days.expirationDate, ended_at: null });
    const actions = (await take(id)).actions;
    expect(actions.has('cancel-pending-ticket')).toBe(true);
    expect(actions.has('end-ticket')).toBe(false);
  });

  portalTest('lies behind the last one on the same card', async (portal) => {
    const { order, issue, facts } = everyKindIn(portal);
    const card = { ...order, medium: 'card', mediumSlot: null, cardId: 502 } as const;
    const [first = 0] = await issue({ ...card, expirationDate: day('2026-03-31') });
    const [second = 0] = await issue({ ...card, startDate: day('2026-04-01') });
    expect((await facts(first)).medium_part).toBe(0);
    expect((await facts(second)).medium_part).toBe(1);
  });
});

describe.each(['a card', 'paper', 'a code on a list'] as const)('a nameless ticket: %s', (kind) => {
  const medium = {
    'a card': { medium: 'card', mediumSlot: null, cardId: 511 },
    paper: { medium: 'paper', mediumSlot: null },
    'a code on a list': onPhone,
  }[kind] as typeof onPhone;

  portalTest('is taken, ended and runs on again', async (portal) => {
    const { order, issue, take, end, undoEnd, facts } = everyKindIn(portal);
    const [id = 0] = await issue({ ...order, ...medium });
    expect((await take(id)).row).toMatchObject({ id, holder_id: null, first_name: null });
    expect(await end(id, '2026-04-30')).toEqual({ reply: { id } });
    expect((await facts(id)).expiration_date).toEqual(day('2026-04-30'));
    expect(await undoEnd(id)).toEqual({ reply: { id } });
    expect(await facts(id)).toMatchObject({ expiration_date: null, ended_at: null });
    const kinds = (await changesOfTicket(portal.database, id)).map((change) => change.kind);
    expect(kinds).toEqual(['order-ticket', 'end-ticket', 'undo-end']);
  });

  portalTest('is cancelled before its first day', async (portal) => {
    const { order, issue, cancel, undoEnd, facts } = everyKindIn(portal);
    const [id = 0] = await issue({ ...order, ...medium, startDate: day('2026-05-01') });
    portal.clock.set('2026-03-07T09:00:00Z');
    expect(await cancel(id)).toEqual({ reply: { id } });
    expect((await facts(id)).cancelled_at).toEqual(portal.clock.now());
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      kind: 'cancel-pending-ticket',
      before: { cancelled: false },
      after: { cancelled: true },
    });
    expect(await cancel(id)).toEqual({ refused: { code: 'TICKET_NOT_PENDING' } });
    expect(await undoEnd(id)).toEqual({ refused: { code: 'END_NOT_UNDOABLE' } });
  });

  portalTest('has its code sent again where it has one, to nobody', async (portal) => {
    const { order, issue, resendCode, service } = everyKindIn(portal);
    const [id = 0] = await issue({ ...order, ...medium });
    // To the second when it may be.
    portal.clock.set(portal.clock.now().add({ minutes: 1 }).toString());
    expect(await resendCode(id)).toEqual(
      kind === 'a code on a list' ? { reply: { id } } : { refused: { code: 'NO_PICKUP_CODE' } },
    );
    // A minute from the last time, not from the order.
    expect(await resendCode(id)).toMatchObject({
      refused: { code: kind === 'a code on a list' ? 'PICKUP_CODE_JUST_SENT' : 'NO_PICKUP_CODE' },
    });
    expect(service.events).toEqual([]);
  });
});

describe('the holder of a ticket', () => {
  portalTest('is told of its end, that it is undone, and its code again', async (portal) => {
    const { id, end, undoEnd, resendCode, facts, service, holderId } = await ticketOfKari(portal);
    const startDate = day('2026-03-01');
    portal.clock.set(portal.clock.now().add({ minutes: 1 }).toString());
    await resendCode(id);
    await end(id, '2026-04-30');
    await undoEnd(id);
    const { pickup_code: pickupCode, code_sent_at: sentAt } = await facts(id);
    expect(sentAt).toEqual(portal.clock.now());
    const about = { firstName: 'Kari', startDate };
    expect(service.events).toMatchObject([
      { ...about, kind: 'code-again', pickupCode },
      { ...about, kind: 'ended', lastDay: day('2026-04-30') },
      { ...about, kind: 'end-undone' },
    ]);
    const ended = { expirationDate: '2026-04-30' };
    expect((await changesOfTicket(portal.database, id)).slice(1)).toMatchObject([
      { kind: 'resend-pickup-code', holder_id: holderId, before: null, after: null },
      { kind: 'end-ticket', holder_id: holderId, before: { expirationDate: null }, after: ended },
      { kind: 'undo-end', holder_id: holderId, before: ended, after: { expirationDate: null } },
    ]);
  });
});

describe('an end by rule', () => {
  portalTest(
    'comes back when somebody’s end is undone: never an endless ticket',
    async (portal) => {
      const { order, issue, end, undoEnd, facts, service } = everyKindIn(portal);
      const schoolYear = day('2026-06-19');
      const [id = 0] = await issue({ ...order, ...onPhone, expirationDate: schoolYear });
      service.endsByRule.set(id, schoolYear);
      await end(id, '2026-03-31');
      expect(await undoEnd(id)).toEqual({ reply: { id } });
      expect(await facts(id)).toMatchObject({ expiration_date: schoolYear, ended_at: null });
      const changes = await changesOfTicket(portal.database, id);
      expect(changes.at(-1)).toMatchObject({
        kind: 'undo-end',
        before: { expirationDate: '2026-03-31' },
        after: { expirationDate: '2026-06-19' },
      });
    },
  );

  portalTest('that a job has set is nobody’s end', async (portal) => {
    const { order, issue, holder, endByRule, take, end, facts, service } = everyKindIn(portal);
    const { id: holderId } = await holder();
    const [id = 0] = await issue({ ...order, ...onPhone, holderId });
    const { company_name: companyName } = (await take(id)).row;
    await endByRule([[id, '2026-12-31']]);
    expect(await facts(id)).toMatchObject({ expiration_date: day('2026-12-31'), ended_at: null });
    const about = { firstName: 'Kari', companyName };
    expect(service.events).toMatchObject([
      { ...about, kind: 'ends-by-rule', startDate: day('2026-03-01'), lastDay: day('2026-12-31') },
    ]);
    const actions = (await take(id)).actions;
    expect([actions.has('undo-end'), actions.has('end-ticket')]).toEqual([false, true]);
    expect(await end(id, '2026-05-31')).toEqual({ reply: { id } });
    const kinds = (await changesOfTicket(portal.database, id)).map((change) => change.kind);
    expect(kinds).toEqual(['order-ticket', 'set-end-by-rule', 'end-ticket']);
  });

  portalTest(
    'is not moved over the days of another ticket, and its holder is told nothing of it',
    async (portal) => {
      const { order, issue, holder, slot, endByRule, facts, service } = everyKindIn(portal);
      const holders = [await holder('Anne'), await holder('Berit'), await holder('Cato')];
      const until = (text: string) => ({ expirationDate: day(text) });
      const ids: number[] = [];
      for (const { id: holderId, phone } of holders) {
        const holderSlot = await slot('free-employee', `by rule ${phone}`);
        const theirs = { ...order, ...onPhone, holderId, holderSlot };
        ids.push(...(await issue({ ...theirs, ...until('2026-06-30') })));
        const next = { ...theirs, startDate: day('2026-08-01'), ...until('2027-06-30') };
        if (ids.length < 3) await issue(next);
      }
      const [held = 0, shorter = 0, endless = 0] = ids;
      await endByRule([
        [held, '2026-08-01'],
        [shorter, '2026-05-31'],
        [endless, null],
      ]);
      const ends = (await Promise.all(ids.map(facts))).map(({ expiration_date: end }) => end);
      expect(ends).toEqual([day('2026-06-30'), day('2026-05-31'), null]);
      expect(service.events).toMatchObject([
        { kind: 'ends-by-rule', firstName: 'Berit', lastDay: day('2026-05-31') },
        { kind: 'end-undone', firstName: 'Cato', startDate: day('2026-03-01') },
      ]);
      expect(await changesOfTicket(portal.database, held)).toHaveLength(1);
      expect((await changesOfTicket(portal.database, endless)).at(-1)).toMatchObject({
        kind: 'set-end-by-rule',
        before: { expirationDate: '2026-06-30' },
        after: { expirationDate: null },
      });
      await endByRule([[held, null]]);
      expect((await facts(held)).expiration_date).toEqual(day('2026-06-30'));
      await endByRule([[held, '2026-07-31']]);
      expect((await facts(held)).expiration_date).toEqual(day('2026-07-31'));
    },
  );

  portalTest('stays when it is asked to be undone: nothing changes', async (portal) => {
    const { order, issue, holder, undoEnd, facts, service } = everyKindIn(portal);
    const { id: holderId } = await holder();
    const byRule = { expirationDate: day('2026-06-19') };
    const [id = 0] = await issue({ ...order, ...onPhone, holderId, ...byRule });
    expect(await undoEnd(id)).toEqual({ reply: { id } });
    expect((await facts(id)).expiration_date).toEqual(day('2026-06-19'));
    expect(service.events).toEqual([]);
    expect(await changesOfTicket(portal.database, id)).toHaveLength(1);
  });
});

describe('an end that is undone', () => {
  portalTest.each(['medium', 'holder'] as const)(
    'is refused when another ticket in the slot of its %s has its days',
    async (portal, by) => {
      const { order, issue, end, undoEnd, slot, facts } = everyKindIn(portal);
      const key = await slot(by === 'medium' ? 'free-phone' : 'free-employee', `undo ${by}`);
      const slots =
        by === 'medium'
          ? { medium: 'phone', mediumSlot: key, holderSlot: null }
          : { ...onPhone, holderSlot: key };
      const [id = 0] = await issue({ ...order, ...(slots as typeof onPhone) });
      await end(id, '2026-03-31');
      await issue({
        ...order,
        ...(slots as typeof onPhone),
        startDate: day('2026-04-01'),
        expirationDate: day('2026-06-30'),
      });
      expect(await undoEnd(id)).toEqual({ refused: { code: 'TICKET_ALREADY_HELD' } });
      expect((await facts(id)).expiration_date).toEqual(day('2026-03-31'));
    },
  );

  portalTest('is not in the way of next year’s ticket', async (portal) => {
    const { order, issue, end, undoEnd, slot, service } = everyKindIn(portal);
    const mediumSlot = await slot('free-phone', 'next year');
    const ticket = { ...order, medium: 'phone', mediumSlot } as const;
    const [id = 0] = await issue({ ...ticket, expirationDate: day('2026-06-19') });
    service.endsByRule.set(id, day('2026-06-19'));
    await end(id, '2026-03-31');
    await issue({
      ...ticket,
      startDate: day('2026-08-17'),
      expirationDate: day('2027-06-18'),
    });
    expect(await undoEnd(id)).toEqual({ reply: { id } });
  });
});
