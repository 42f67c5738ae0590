import { changeManyTickets } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { getChangeManyTickets } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { newPhone, orderIn } from '../test-order.ts';
import { setTicketFacts, ticketsOfPhone } from '#tickets/test-tickets.store.ts';
import { changesOfKind } from './test-many.store.ts';

const march31 = '2026-03-31';
const nobody = 7_299_999;

describe('a change for many people', () => {
  const company = (portal: TestPortal) => portal.company('several-services');

  const person = async (portal: TestPortal, startDate: string, at = company(portal)) => {
    const phone = newPhone();
    const { json } = await orderIn(portal)({ phone, startDate }, { company: at });
    return { phone, id: (json as { subscriberId: number }).subscriberId };
  };
  const expiryOf = async (portal: TestPortal, phone: string) =>
    (await ticketsOfPhone(portal.database, phone))[0]?.expiration_date?.toString();

  const body = (subscriberIds: number[], expiryDate: string | null = march31) => ({
    action: expiryDate ? ('end' as const) : ('resend-pickup-code' as const),
    expiryDate,
    subscriberIds,
  });
  const preview = async (
    portal: TestPortal,
    ids: number[],
    expiryDate: string | null = march31,
  ) => {
    const input = { params: { id: company(portal).id }, body: body(ids, expiryDate) };
    const answer = await portal.callAs(portal.user('hr'), previewChangeManyTickets, input);
    return z.parse(previewChangeManyTickets.reply, answer.json);
  };
  const start = async (
    portal: TestPortal,
    ids: number[],
    expiryDate: string | null = march31,
    key?: string,
  ) => {
    const input = { params: { id: company(portal).id }, body: body(ids, expiryDate) };
    const answer = await portal.callAs(portal.user('hr'), changeManyTickets, {
      ...input,
      ...(key && { key }),
    });
    expect(answer.status).toBe(200);
    return (answer.json as { id: number }).id;
  };
  const ask = (portal: TestPortal, id: number, user = portal.user('hr'), query = {}) =>
    portal.callAs(user, getChangeManyTickets, { params: { id }, query });
  const read = async (portal: TestPortal, id: number, query = {}) =>
    z.parse(getChangeManyTickets.reply, (await ask(portal, id, portal.user('hr'), query)).json);
  const finished = async (portal: TestPortal, id: number) => {
    await expect
      .poll(async () => (await read(portal, id)).change.waiting, { timeout: 15_000, interval: 50 })
      .toBe(0);
    return read(portal, id);
  };
  const resultOf = async (portal: TestPortal, id: number) =>
    Object.fromEntries(
      (await finished(portal, id)).matches.map((line) => [
        line.subscriberId,
        line.fault ?? line.state,
      ]),
    );

  portalTest('shows before what would happen to each, and changes nothing', async (portal) => {
    const [active, pending] = [
      await person(portal, '2026-03-01'),
      await person(portal, '2026-04-01'),
    ];
    const foreign = portal.company('contractor').people[0]?.id ?? 0;
    const shown = await preview(portal, [active.id, pending.id, foreign, nobody]);
    expect(shown).toMatchObject({ totalEntries: 4, willChange: 1 });
    const faults = Object.fromEntries(shown.matches.map((one) => [one.subscriberId, one.fault]));
    expect(faults).toEqual({
      [active.id]: null,
      [pending.id]: 'NO_ACTIVE_TICKET',
      [foreign]: 'SUBSCRIBER_NOT_FOUND',
      [nobody]: 'SUBSCRIBER_NOT_FOUND',
    });
    expect(shown.matches.find(({ subscriberId }) => subscriberId === foreign)?.person).toBeNull();
    expect(shown.savedPerMonth).toBeGreaterThan(100);
    expect(shown.savedPerMonth).toBe(shown.matches.at(-1)?.pricePerMonth);
    expect(await expiryOf(portal, active.phone)).toBeUndefined();
  });

  portalTest(
    'says which of them are invoiced for the month because they were redeemed',
    async (portal) => {
      const [used, unused] = [
        await person(portal, '2026-03-01'),
        await person(portal, '2026-03-01'),
      ];
      const [ticket] = await ticketsOfPhone(portal.database, used.phone);
      const downloaded_at = Temporal.Instant.from('2026-03-02T08:00:00Z');
      await setTicketFacts(portal.database, ticket?.id ?? 0, { downloaded_at });
      const shown = await preview(portal, [used.id, unused.id], '2026-02-28');
      expect(shown).toMatchObject({ willChange: 2, chargedAsRedeemed: 1 });
      const charged = shown.matches.filter((one) => one.isChargedAsRedeemed);
      expect(charged.map(({ subscriberId }) => subscriberId)).toEqual([used.id]);
      expect(await preview(portal, [used.id], march31)).toMatchObject({ chargedAsRedeemed: 0 });
    },
  );

  portalTest.each([
    ['its last day', '2026-03-06', 'END_ALREADY_SET'],
    ['the day after it', '2026-03-05', 'NO_ACTIVE_TICKET'],
  ])('knows a ticket on %s', async (portal, _, lastDay, fault) => {
    const { id, phone } = await person(portal, '2026-03-01');
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    await setTicketFacts(portal.database, ticket?.id ?? 0, {
      expiration_date: Temporal.PlainDate.from(lastDay),
    });
    expect((await preview(portal, [id])).matches).toMatchObject([{ subscriberId: id, fault }]);
  });

  portalTest(
    'ends every ticket that can be ended, and reports for each other person why not',
    async (portal) => {
      const [one, other] = [await person(portal, '2026-03-01'), await person(portal, '2026-03-01')];
      const pending = await person(portal, '2026-04-01');
      const foreign = portal.company('contractor').people[0]?.id ?? 0;
      const id = await start(portal, [one.id, pending.id, foreign, other.id]);
      expect(await resultOf(portal, id)).toEqual({
        [one.id]: 'done',
        [other.id]: 'done',
        [pending.id]: 'NO_ACTIVE_TICKET',
        [foreign]: 'SUBSCRIBER_NOT_FOUND',
      });
      expect((await read(portal, id)).change).toMatchObject({
        total: 4,
        done: 2,
        refused: 2,
        failed: 0,
      });
      expect(await expiryOf(portal, one.phone)).toBe(march31);
      expect(await expiryOf(portal, other.phone)).toBe(march31);
      expect(await expiryOf(portal, pending.phone)).toBeUndefined();
      const problems = await read(portal, id, { show: 'problems' });
      expect(problems.totalEntries).toBe(2);
    },
  );

  portalTest(
    'is recorded for each person with the user who started it, in the portal',
    async (portal) => {
      const { id, phone } = await person(portal, '2026-03-01');
      await finished(portal, await start(portal, [id]));
      const [change, ...others] = await changesOfKind(portal.database, 'end-ticket', phone);
      expect(others).toEqual([]);
      expect(change).toMatchObject({ user_id: portal.user('hr').id, channel: 'portal' });
    },
  );

  portalTest(
    'sends the codes that wait to be used again, and not those that were sent just now',
    async (portal) => {
      const [early, late] = [
        await person(portal, '2026-03-01'),
        await person(portal, '2026-04-01'),
      ];
      portal.clock.set('2026-03-06T12:00:00+01:00');
      const justNow = await person(portal, '2026-04-01');
      const ids = [early.id, late.id, justNow.id];
      const shown = await preview(portal, ids, null);
      expect(shown.willChange).toBe(2);
      expect(shown.savedPerMonth).toBe(0);
      expect(shown.matches[0]?.fault).toBe('PICKUP_CODE_JUST_SENT');
      expect(await resultOf(portal, await start(portal, ids, null))).toEqual({
        [early.id]: 'done',
        [late.id]: 'done',
        [justNow.id]: 'PICKUP_CODE_JUST_SENT',
      });
      expect(await resultOf(portal, await start(portal, [early.id], null))).toEqual({
        [early.id]: 'PICKUP_CODE_JUST_SENT',
      });
    },
  );

  portalTest('does more people than one job takes', async (portal) => {
    const people = [];
    for (let made = 0; made < 27; made += 1) people.push(await person(portal, '2026-03-01'));
    const { change } = await finished(
      portal,
      await start(
        portal,
        people.map(({ id }) => id),
      ),
    );
    expect(change).toMatchObject({ total: 27, done: 27 });
  });

  portalTest('is one change when it is sent twice with one key', async (portal) => {
    const { id } = await person(portal, '2026-03-01');
    expect(await start(portal, [id], march31, 'the-same')).toBe(
      await start(portal, [id], march31, 'the-same'),
    );
  });

  portalTest.each([
    ['a date that is no choice', '2026-03-30', 422],
    ['no date', null, 422],
  ])('with %s is refused as a whole', async (portal, _, expiryDate, status) => {
    const { id } = await person(portal, '2026-03-01');
    const wrong = { action: 'end' as const, expiryDate, subscriberIds: [id] };
    for (const route of [previewChangeManyTickets, changeManyTickets]) {
      const input = { params: { id: company(portal).id }, body: wrong };
      expect((await portal.callAs(portal.user('hr'), route, input)).status).toBe(status);
    }
  });

  portalTest(
    'may be for any date where its user is a global company administrator',
    async (portal) => {
      const { id, phone } = await person(portal, '2026-03-01');
      const input = { params: { id: company(portal).id }, body: body([id], '2026-03-19') };
      const answer = await portal.callAs(portal.user('support'), changeManyTickets, input);
      await finished(portal, (answer.json as { id: number }).id);
      expect(await expiryOf(portal, phone)).toBe('2026-03-19');
    },
  );

  portalTest('is listed in its company, and in no other', async (portal) => {
    portal.clock.set('2026-03-06T14:00:00+01:00');
    const { id } = await person(portal, '2026-03-01');
    const change = await start(portal, [id]);
    const list = (user = portal.user('hr'), at = company(portal)) =>
      portal.callAs(user, listChangeManyTickets, { params: { id: at.id } });
    const { matches } = z.parse(listChangeManyTickets.reply, (await list()).json);
    expect(matches[0]).toMatchObject({ id: change, action: 'end', total: 1 });
    expect(matches[0]?.expiryDate?.toString()).toBe(march31);
    expect((await list(portal.user('support'))).text).toContain(`"id":${change},`);
    const elsewhere = await list(portal.user('hr'), portal.company('contractor'));
    expect(elsewhere.text).not.toContain(`"id":${change},`);
    const other = await ask(portal, change, portal.user('hr-single'));
    expect([other.status, other.text]).toEqual([404, '{"code":"CHANGE_NOT_FOUND"}']);
    expect(await ask(portal, change, portal.user('hr', 'akt'))).toMatchObject({ status: 404 });
  });
});
