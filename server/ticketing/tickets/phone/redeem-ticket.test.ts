import { cancelPendingTicket } from '@takst/contract/services/company-tickets/employee/cancel-pending-ticket.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { everyKindIn } from '#ticketing/tickets/every-kind/test-every-kind.ts';
import type { TicketAppScope } from '#platform/scope/scope.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import {
  setTicketFacts,
  ticketFacts,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { hasRedeemed } from './phone-ticket.query.ts';
import { otherApp, phonesOf } from './test-phone.ts';
import { recordedRedeems, recordedShowings } from './test-sent.store.ts';

describe('a ticket app', () => {
  portalTest(
    'redeems a pickup code: the ticket is on the phone, and which app has it',
    async (portal) => {
      const { id, code, phone } = await phonesOf(portal).order({ startDate: '2026-03-01' });
      const appId = phonesOf(portal).newApp();
      const answer = await phonesOf(portal).redeem(code, appId);
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
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      expect(ticket).toMatchObject({ app_id: appId, ticket_app: 'demo-app' });
      expect(ticket?.downloaded_at?.toString()).toBe('2026-03-06T09:00:00Z');
    },
  );

  portalTest('is recorded, with the app as the channel and no user', async (portal) => {
    const { id, code } = await phonesOf(portal).order();
    const appId = phonesOf(portal).newApp();
    await phonesOf(portal).redeem(code, appId);
    expect(await recordedRedeems(portal.database, id)).toMatchObject([
      {
        channel: 'app',
        user_id: null,
        subject_type: 'ticket',
        company_id: portal.company('several-services').id,
        before: { downloadedToPhone: false },
        after: { downloadedToPhone: true, appId, ticketApp: 'demo-app' },
      },
    ]);
  });

  portalTest('gets a ticket that begins later too, without a code to show yet', async (portal) => {
    const everywhere = { zoneFrom: null, zoneTo: null, validAllZones: true };
    const { code, token } = await phonesOf(portal).order(everywhere);
    const answer = await phonesOf(portal).redeem(code, phonesOf(portal).newApp());
    const pending = { status: 'pending', code: null, allZones: true, zones: [] };
    expect(answer).toMatchObject({ status: 200, json: { ...pending, zoneIds: [] } });
    expect(await phonesOf(portal).look(token)).toMatchObject({ status: 200, json: pending });
  });

  portalTest('reads a code as people write it', async (portal) => {
    const { id, code } = await phonesOf(portal).order();
    const codeAsTyped = ` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4)} `;
    expect(await phonesOf(portal).redeem(codeAsTyped, phonesOf(portal).newApp())).toMatchObject({
      status: 200,
      json: { id },
    });
  });

  portalTest(
    'gets the same answer again when its first one was lost, and nothing is done twice',
    async (portal) => {
      const { id, code } = await phonesOf(portal).order();
      const appId = phonesOf(portal).newApp();
      const first = await phonesOf(portal).redeem(code, appId);
      portal.clock.set('2026-03-06T10:05:00+01:00');
      const again = await phonesOf(portal).redeem(code, appId);
      portal.clock.set('2026-03-06T10:00:00+01:00');
      expect([again.status, again.json]).toEqual([200, first.json]);
      expect(await recordedRedeems(portal.database, id)).toHaveLength(1);
    },
  );

  portalTest(
    'is refused when another app, or the app on another phone, was first',
    async (portal) => {
      const { code } = await phonesOf(portal).order();
      expect((await phonesOf(portal).redeem(code, phonesOf(portal).newApp())).status).toBe(200);
      expect(await phonesOf(portal).redeem(code, phonesOf(portal).newApp())).toMatchObject({
        status: 409,
        json: { code: 'ALREADY_REDEEMED' },
      });
    },
  );

  portalTest(
    'redeems once when the same app asks 32 times at once, and gets one answer',
    async (portal) => {
      const { id, code } = await phonesOf(portal).order();
      const appId = phonesOf(portal).newApp();
      const answers = await Promise.all(
        Array.from({ length: 32 }, () => phonesOf(portal).redeem(code, appId)),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await recordedRedeems(portal.database, id)).toHaveLength(1);
    },
  );

  portalTest(
    'comes before or after a cancellation that comes at the same moment, never between',
    async (portal) => {
      const hr = portal.user('hr');
      for (let round = 0; round < 12; round += 1) {
        const { id, code, phone } = await phonesOf(portal).order();
        const [redeemed, cancelled] = await Promise.all([
          phonesOf(portal).redeem(code, phonesOf(portal).newApp()),
          portal.callAs(hr, cancelPendingTicket, { params: { id } }),
        ]);
        const [ticket] = await ticketsOfPhone(portal.database, phone);
        expect(cancelled.status).toBe(200);
        expect(ticket?.cancelled_at).not.toBeNull();
        expect([200, 410]).toContain(redeemed.status);
        expect(ticket?.downloaded_at !== null).toBe(redeemed.status === 200);
      }
    },
  );

  const day = (text: string) => Temporal.PlainDate.from(text);
  const moment = Temporal.Instant.from('2026-03-05T12:00:00Z');
  portalTest.each([
    ['expired', { start_date: day('2026-02-01'), expiration_date: day('2026-03-05') }],
    ['cancelled', { cancelled_at: moment }],
    ['failed', { failed_at: moment }],
  ] as const)('is told when a ticket is %s', async (portal, status, facts) => {
    const { id, code, phone } = await phonesOf(portal).order();
    await setTicketFacts(portal.database, id, facts);
    expect(await phonesOf(portal).redeem(code, phonesOf(portal).newApp())).toMatchObject({
      status: 410,
      json: { code: 'TICKET_NOT_VALID', status },
    });
    expect((await ticketsOfPhone(portal.database, phone))[0]?.downloaded_at).toBeNull();
  });

  portalTest('finds no ticket of another operator by its code', async (portal) => {
    const { code } = await phonesOf(portal).order();
    expect(await phonesOf(portal).redeem(code, phonesOf(portal).newApp(), 'akt')).toMatchObject({
      status: 404,
      json: { code: 'PICKUP_CODE_NOT_FOUND' },
    });
    expect((await phonesOf(portal).redeem(code, phonesOf(portal).newApp())).status).toBe(200);
  });

  portalTest('sees only what it has redeemed itself, on that phone', async (portal) => {
    const { id, code } = await phonesOf(portal).order();
    const appId = phonesOf(portal).newApp();
    const redeemed = await phonesOf(portal).redeem(code, appId);
    expect(await phonesOf(portal).get(id, appId)).toMatchObject({
      status: 200,
      json: redeemed.json,
    });
    const others = await Promise.all([
      phonesOf(portal).get(id, phonesOf(portal).newApp()),
      phonesOf(portal).get(id, appId, 'akt'),
      phonesOf(portal).get((await phonesOf(portal).order()).id, appId),
    ]);
    for (const other of others) {
      expect(other).toMatchObject({ status: 404, json: { code: 'TICKET_NOT_FOUND' } });
    }
  });

  portalTest('is known where it has redeemed, and at no other operator', async (portal) => {
    const { code } = await phonesOf(portal).order();
    const appId = phonesOf(portal).newApp();
    await phonesOf(portal).redeem(code, appId);
    const isKnownAt = (tenant: TenantId, clientId = 'demo-app') =>
      portal.database.transaction((tx) =>
        hasRedeemed(tx, { tenant, clientId } as TicketAppScope, appId),
      );
    expect([await isKnownAt('ruter'), await isKnownAt('akt')]).toEqual([true, false]);
    expect(await isKnownAt('ruter', 'other-app')).toBe(false);
  });

  portalTest('gets the ticket of a code that is in force, then the next', async (portal) => {
    const { order, issue, edit, facts, holder } = everyKindIn(portal);
    const { id: holderId } = await holder();
    const [id = 0] = await issue({ ...order, medium: 'phone', mediumSlot: null, holderId });
    const next = await edit(id, '2026-04-01');
    const { pickup_code: code } = await facts(next);
    const appId = phonesOf(portal).newApp();
    const redeem = () => phonesOf(portal).redeem(code ?? '', appId);
    expect(await redeem()).toMatchObject({ status: 200, json: { id, status: 'active' } });
    // The app has both of them from now on.
    const onApp = { app_id: appId, ticket_app: 'demo-app', downloaded_at: portal.clock.now() };
    expect([await facts(id), await facts(next)]).toMatchObject([onApp, onApp]);
    portal.clock.set('2026-04-01T00:00:00+02:00');
    expect(await redeem()).toMatchObject({ status: 200, json: { id: next, status: 'active' } });
  });

  portalTest('is told what the last ticket of a code is when all are over', async (portal) => {
    const { order, issue, edit, facts } = everyKindIn(portal);
    const [id = 0] = await issue({ ...order, medium: 'phone', mediumSlot: null });
    const next = await edit(id, '2026-03-06');
    await setTicketFacts(portal.database, next, { cancelled_at: moment });
    const { pickup_code: code } = await facts(next);
    expect(await phonesOf(portal).redeem(code ?? '', phonesOf(portal).newApp())).toMatchObject({
      status: 410,
      json: { code: 'TICKET_NOT_VALID', status: 'cancelled' },
    });
  });

  portalTest('is not another app on the same phone, under the same app id', async (portal) => {
    const { id, code } = await phonesOf(portal).order();
    const appId = phonesOf(portal).newApp();
    await phonesOf(portal).redeem(code, appId);
    const other = phonesOf(portal, await otherApp(portal));
    expect(await other.redeem(code, appId)).toMatchObject({
      status: 409,
      json: { code: 'ALREADY_REDEEMED' },
    });
    expect(await other.get(id, appId)).toMatchObject({
      status: 404,
      json: { code: 'TICKET_NOT_FOUND' },
    });
    expect((await other.redeem((await phonesOf(portal).order()).code, appId)).status).toBe(200);
  });

  portalTest('is first shown once on its page, by looks at the same time', async (portal) => {
    const active = { startDate: '2026-03-01' };
    const { id, token } = await phonesOf(portal).order(active);
    const looks = await Promise.all(Array.from({ length: 8 }, () => phonesOf(portal).look(token)));
    expect(looks.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await recordedShowings(portal.database, id)).toMatchObject([
      { channel: 'holder-page', user_id: null, company_id: portal.company('several-services').id },
    ]);
    expect((await ticketFacts(portal.database, id)).shown_at).toEqual(portal.clock.now());
    const handedOut = { isHandedOut: true, downloadedToPhone: false };
    expect(await changesAs(portal).show(id)).toMatchObject(handedOut);
    // One that is to begin, or that an app has, is not shown for the first time.
    const others = [await phonesOf(portal).order(), await phonesOf(portal).order(active)];
    await phonesOf(portal).redeem(others[1]?.code ?? '', phonesOf(portal).newApp());
    for (const other of others) {
      await phonesOf(portal).look(other.token);
      expect(await recordedShowings(portal.database, other.id)).toEqual([]);
      expect((await ticketFacts(portal.database, other.id)).shown_at).toBeNull();
    }
  });

  portalTest('is asked for its secret by HTTP Basic', async (portal) => {
    const answer = await portal.send({ method: 'GET', path: '/app-api/tickets/1' });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Basic realm="takst"');
  });
});
