import { cancelPendingTicket } from '@takst/contract/company-tickets/cancel-pending-ticket.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTicketFacts, ticketsOfPhone } from '#company-tickets/test-tickets.store.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { phonesOf } from './test-phone.ts';
import { recordedRedeems } from './test-sent.store.ts';

describe.each(testDatabases)('a ticket app on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let phones: ReturnType<typeof phonesOf>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    phones = phonesOf(portal);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  it('redeems a pickup code: the ticket is on the phone, and which app has it', async () => {
    const { id, code, phone } = await phones.order({ startDate: '2026-03-01' });
    const appId = phones.newApp();
    const answer = await phones.redeem(code, appId);
    expect(answer).toMatchObject({
      status: 200,
      json: {
        id,
        appId,
        status: 'active',
        downloadedToPhone: true,
        firstName: 'Kari',
        zones: ['1', '2Ø'],
        allZones: false,
        startDate: '2026-03-01',
        expirationDate: null,
        downloadedAt: '2026-03-06T09:00:00Z',
        profileId: 'ADULT',
        code: { text: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
      },
    });
    const [kept] = await ticketsOfPhone(test.database, phone);
    expect(kept).toMatchObject({ app_id: appId, ticket_app: 'demo-app' });
    expect(kept?.downloaded_at?.toString()).toBe('2026-03-06T09:00:00Z');
  });

  it('is recorded, with the app as the channel and no user', async () => {
    const { id, code } = await phones.order();
    const appId = phones.newApp();
    await phones.redeem(code, appId);
    expect(await recordedRedeems(test.database, id)).toMatchObject([
      {
        channel: 'app',
        user_id: null,
        subject_type: 'company-ticket',
        company_id: portal.company('several-services').id,
        before: { downloadedToPhone: false },
        after: { downloadedToPhone: true, appId, ticketApp: 'demo-app' },
      },
    ]);
  });

  it('gets a ticket that begins later too, without a code to show yet', async () => {
    const { code } = await phones.order({ startDate: '2026-04-01' });
    const answer = await phones.redeem(code, phones.newApp());
    expect(answer).toMatchObject({ status: 200, json: { status: 'pending', code: null } });
  });

  it('reads a code as people write it', async () => {
    const { id, code } = await phones.order();
    const written = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `;
    expect(await phones.redeem(written, phones.newApp())).toMatchObject({
      status: 200,
      json: { id },
    });
  });

  it('gets the same answer again when its first one was lost, and nothing is done twice', async () => {
    const { id, code } = await phones.order();
    const appId = phones.newApp();
    const first = await phones.redeem(code, appId);
    portal.clock.set('2026-03-06T10:05:00+01:00');
    const again = await phones.redeem(code, appId);
    portal.clock.set('2026-03-06T10:00:00+01:00');
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await recordedRedeems(test.database, id)).toHaveLength(1);
  });

  it('is refused when another app, or the app on another phone, was first', async () => {
    const { code } = await phones.order();
    expect((await phones.redeem(code, phones.newApp())).status).toBe(200);
    expect(await phones.redeem(code, phones.newApp())).toMatchObject({
      status: 409,
      json: { code: 'ALREADY_REDEEMED' },
    });
  });

  it.each([1, 2, 3])('redeems once of 32 tries at once on as many phones, ticket %i', async () => {
    const { id, code, phone } = await phones.order();
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => phones.redeem(code, phones.newApp())),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 31 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200)?.json as { appId: string };
    const [kept] = await ticketsOfPhone(test.database, phone);
    expect(kept?.app_id).toBe(winner.appId);
    expect(await recordedRedeems(test.database, id)).toHaveLength(1);
  });

  it('redeems once when the same app asks 32 times at once, and gets one answer', async () => {
    const { id, code } = await phones.order();
    const appId = phones.newApp();
    const answers = await Promise.all(Array.from({ length: 32 }, () => phones.redeem(code, appId)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await recordedRedeems(test.database, id)).toHaveLength(1);
  });

  it('comes before or after a cancellation that comes at the same moment, never between', async () => {
    const hr = portal.user('hr');
    for (let round = 0; round < 12; round += 1) {
      const { id, code, phone } = await phones.order();
      const [redeemed, cancelled] = await Promise.all([
        phones.redeem(code, phones.newApp()),
        portal.callAs(hr, cancelPendingTicket, { params: { id } }),
      ]);
      const [kept] = await ticketsOfPhone(test.database, phone);
      expect(cancelled.status).toBe(200);
      expect(kept?.cancelled_at).not.toBeNull();
      expect([200, 410]).toContain(redeemed.status);
      expect(kept?.downloaded_at !== null).toBe(redeemed.status === 200);
    }
  });

  const day = (text: string) => Temporal.PlainDate.from(text);
  const moment = Temporal.Instant.from('2026-03-05T12:00:00Z');
  it.each([
    ['expired', { start_date: day('2026-02-01'), expiration_date: day('2026-03-05') }],
    ['cancelled', { cancelled_at: moment }],
    ['failed', { failed_at: moment }],
  ] as const)('is told when a ticket is %s', async (status, facts) => {
    const { id, code, phone } = await phones.order();
    await setTicketFacts(test.database, id, facts);
    expect(await phones.redeem(code, phones.newApp())).toMatchObject({
      status: 410,
      json: { code: 'TICKET_NOT_VALID', status },
    });
    expect((await ticketsOfPhone(test.database, phone))[0]?.downloaded_at).toBeNull();
  });

  it('finds no ticket of another operator by its code', async () => {
    const { code } = await phones.order();
    expect(await phones.redeem(code, phones.newApp(), 'akt')).toMatchObject({
      status: 404,
      json: { code: 'PICKUP_CODE_NOT_FOUND' },
    });
    expect((await phones.redeem(code, phones.newApp())).status).toBe(200);
  });

  it('sees only what it has redeemed itself, on that phone', async () => {
    const { id, code } = await phones.order();
    const appId = phones.newApp();
    const redeemed = await phones.redeem(code, appId);
    expect(await phones.get(id, appId)).toMatchObject({ status: 200, json: redeemed.json });
    const others = await Promise.all([
      phones.get(id, phones.newApp()),
      phones.get(id, appId, 'akt'),
      phones.get((await phones.order()).id, appId),
    ]);
    for (const other of others) {
      expect(other).toMatchObject({ status: 404, json: { code: 'TICKET_NOT_FOUND' } });
    }
  });

  it('is asked for its secret in the standard way', async () => {
    const answer = await portal.send({ method: 'GET', path: '/app-api/tickets/1' });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Basic realm="takst"');
  });
});
