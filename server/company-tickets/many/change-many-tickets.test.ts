import { changeManyTickets } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { getChangeManyTickets } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { previewChangeManyTickets } from '@takst/contract/company-tickets/many/preview-change-many-tickets.contract.ts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany } from '#testing/portal/world.store.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { newPhone, orderIn } from '../test-order.ts';
import { ticketsOfPhone } from '../test-tickets.store.ts';
import { changesOfKind } from './test-many.store.ts';

const march31 = '2026-03-31';
const nobody = 7_299_999;

describe.each(testDatabases)('a change for many people on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let company: WorldCompany;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    company = portal.company('several-services');
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });
  beforeEach(() => portal.clock.set('2026-03-06T10:00:00+01:00'));

  const person = async (startDate: string, at = company) => {
    const phone = newPhone();
    const { json } = await orderIn(portal)({ phone, startDate }, { company: at });
    return { phone, id: (json as { subscriberId: number }).subscriberId };
  };
  const expiryOf = async (phone: string) =>
    (await ticketsOfPhone(portal.database, phone))[0]?.expiration_date?.toString();

  const body = (subscriberIds: number[], expiryDate: string | null = march31) => ({
    action: expiryDate ? ('end' as const) : ('resend-pickup-code' as const),
    expiryDate,
    subscriberIds,
  });
  const preview = async (ids: number[], expiryDate: string | null = march31) => {
    const input = { params: { id: company.id }, body: body(ids, expiryDate) };
    const answer = await portal.callAs(portal.user('hr'), previewChangeManyTickets, input);
    return z.parse(previewChangeManyTickets.reply, answer.json);
  };
  const start = async (ids: number[], expiryDate: string | null = march31, key?: string) => {
    const input = { params: { id: company.id }, body: body(ids, expiryDate) };
    const answer = await portal.callAs(portal.user('hr'), changeManyTickets, {
      ...input,
      ...(key && { key }),
    });
    expect(answer.status).toBe(200);
    return (answer.json as { id: number }).id;
  };
  const ask = (id: number, user = portal.user('hr'), query = {}) =>
    portal.callAs(user, getChangeManyTickets, { params: { id }, query });
  const read = async (id: number, query = {}) =>
    z.parse(getChangeManyTickets.reply, (await ask(id, portal.user('hr'), query)).json);
  const finished = async (id: number) => {
    await expect
      .poll(async () => (await read(id)).change.waiting, { timeout: 15_000, interval: 50 })
      .toBe(0);
    return read(id);
  };
  const resultOf = async (id: number) =>
    Object.fromEntries(
      (await finished(id)).matches.map((line) => [line.subscriberId, line.fault ?? line.state]),
    );

  it('shows before what would happen to each, and changes nothing', async () => {
    const [active, pending] = [await person('2026-03-01'), await person('2026-04-01')];
    const foreign = portal.company('contractor').people[0]?.id ?? 0;
    const shown = await preview([active.id, pending.id, foreign, nobody]);
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
    expect(await expiryOf(active.phone)).toBeUndefined();
  });

  it('ends the tickets of those who have one to end, and says of each of the others why not', async () => {
    const [one, other] = [await person('2026-03-01'), await person('2026-03-01')];
    const pending = await person('2026-04-01');
    const foreign = portal.company('contractor').people[0]?.id ?? 0;
    const id = await start([one.id, pending.id, foreign, other.id]);
    expect(await resultOf(id)).toEqual({
      [one.id]: 'done',
      [other.id]: 'done',
      [pending.id]: 'NO_ACTIVE_TICKET',
      [foreign]: 'SUBSCRIBER_NOT_FOUND',
    });
    expect((await read(id)).change).toMatchObject({ total: 4, done: 2, refused: 2, failed: 0 });
    expect(await expiryOf(one.phone)).toBe(march31);
    expect(await expiryOf(other.phone)).toBe(march31);
    expect(await expiryOf(pending.phone)).toBeUndefined();
    const problems = await read(id, { show: 'problems' });
    expect(problems.totalEntries).toBe(2);
  });

  it('is recorded for each person as done by whoever asked for it, in the portal', async () => {
    const { id, phone } = await person('2026-03-01');
    await finished(await start([id]));
    const [change, ...others] = await changesOfKind(portal.database, 'end-company-ticket', phone);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ user_id: portal.user('hr').id, channel: 'portal' });
  });

  it('sends the codes that wait to be used again, and not those that were sent just now', async () => {
    const [early, late] = [await person('2026-03-01'), await person('2026-04-01')];
    portal.clock.set('2026-03-06T12:00:00+01:00');
    const justNow = await person('2026-04-01');
    const ids = [early.id, late.id, justNow.id];
    const shown = await preview(ids, null);
    expect(shown.willChange).toBe(2);
    expect(shown.savedPerMonth).toBe(0);
    expect(shown.matches[0]?.fault).toBe('PICKUP_CODE_JUST_SENT');
    expect(await resultOf(await start(ids, null))).toEqual({
      [early.id]: 'done',
      [late.id]: 'done',
      [justNow.id]: 'PICKUP_CODE_JUST_SENT',
    });
    expect(await resultOf(await start([early.id], null))).toEqual({
      [early.id]: 'PICKUP_CODE_JUST_SENT',
    });
  });

  it('does more people than one job takes', async () => {
    const people = [];
    for (let made = 0; made < 27; made += 1) people.push(await person('2026-03-01'));
    const { change } = await finished(await start(people.map(({ id }) => id)));
    expect(change).toMatchObject({ total: 27, done: 27 });
  });

  it('is one change when it is asked for twice with one key', async () => {
    const { id } = await person('2026-03-01');
    expect(await start([id], march31, 'the-same')).toBe(await start([id], march31, 'the-same'));
  });

  it.each([
    ['a date that is no choice', '2026-03-30', 422],
    ['no date', null, 422],
  ])('with %s is refused as a whole', async (_, expiryDate, status) => {
    const { id } = await person('2026-03-01');
    const wrong = { action: 'end' as const, expiryDate, subscriberIds: [id] };
    for (const route of [previewChangeManyTickets, changeManyTickets]) {
      const input = { params: { id: company.id }, body: wrong };
      expect((await portal.callAs(portal.user('hr'), route, input)).status).toBe(status);
    }
  });

  it('may be for any date where its user is a global company administrator', async () => {
    const { id, phone } = await person('2026-03-01');
    const input = { params: { id: company.id }, body: body([id], '2026-03-19') };
    const answer = await portal.callAs(portal.user('support'), changeManyTickets, input);
    await finished((answer.json as { id: number }).id);
    expect(await expiryOf(phone)).toBe('2026-03-19');
  });

  it('is found again in its company, and by nobody elsewhere', async () => {
    portal.clock.set('2026-03-06T14:00:00+01:00');
    const { id } = await person('2026-03-01');
    const change = await start([id]);
    const list = (user = portal.user('hr'), at = company) =>
      portal.callAs(user, listChangeManyTickets, { params: { id: at.id } });
    const { matches } = z.parse(listChangeManyTickets.reply, (await list()).json);
    expect(matches[0]).toMatchObject({ id: change, action: 'end', total: 1 });
    expect(matches[0]?.expiryDate?.toString()).toBe(march31);
    expect((await list(portal.user('support'))).text).toContain(`"id":${change},`);
    const elsewhere = await list(portal.user('hr'), portal.company('contractor'));
    expect(elsewhere.text).not.toContain(`"id":${change},`);
    const other = await ask(change, portal.user('hr-single'));
    expect([other.status, other.text]).toEqual([404, '{"code":"CHANGE_NOT_FOUND"}']);
    expect(await ask(change, portal.user('hr', 'akt'))).toMatchObject({ status: 404 });
  });
});
