import type { HistoryEntry } from '@takst/contract/platform/changes/history-entry.schema.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { changeZone } from '@takst/contract/services/company-tickets/employee/change-zone.contract.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordChanges, type StoredChange } from '#platform/changes/change.store.ts';
import type { Origin } from '#platform/http/call.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';

type Placed = Partial<StoredChange> & { at?: string; origin?: Partial<Origin> };

const company = (portal: TestPortal) => portal.company('several-services');
let phone: string;
let subscriberId: number;
let ticketId: number;
const portalTest = portalTestWith({}, async (portal) => {
  phone = newPhone();
  const order = await orderIn(portal)({ phone });
  subscriberId = (order.json as { subscriberId: number }).subscriberId;
  ticketId = idOf(order);
});

describe('the history of a person’s tickets', () => {
  const ask = (
    portal: TestPortal,
    id = subscriberId,
    user: WorldUser = portal.user('hr'),
    query = {},
  ) => portal.callAs(user, listSubscriberHistory, { params: { id }, query });
  const read = async (portal: TestPortal, query = {}) => {
    const answer = await ask(portal, subscriberId, portal.user('hr'), query);
    expect(answer.status).toBe(200);
    return z.parse(listSubscriberHistory.reply, answer.json);
  };
  const newest = async (portal: TestPortal): Promise<HistoryEntry | undefined> =>
    (await read(portal)).matches[0];

  const place = (
    portal: TestPortal,
    { at = '2026-03-07T10:00:00Z', origin = {}, ...change }: Placed,
  ) =>
    portal.database.transaction((tx) =>
      recordChanges(tx, {
        at: Temporal.Instant.from(at),
        origin: {
          tenant: 'ruter',
          userId: null,
          channel: 'portal',
          requestId: 'x',
          idempotency: null,
          ...origin,
        },
        changes: [
          {
            companyId: company(portal).id,
            kind: 'change-zone',
            about: { holderId: subscriberId, ticketId },
            before: null,
            after: null,
            subject: { type: 'ticket', id: ticketId },
            ...change,
          },
        ],
      }),
    );

  portalTest(
    'shows of an order the time, the user, the channel and the values, with names resolved',
    async (portal) => {
      const entry = await newest(portal);
      expect(entry).toMatchObject({ kind: 'order-ticket', channel: 'portal' });
      expect(entry?.at.toString()).toBe('2026-03-06T09:00:00Z');
      expect(entry?.who).toMatch(/\S+ \S+/);
      const after = Object.fromEntries(
        entry?.differences.map((one) => [one.field, one.after]) ?? [],
      );
      expect(JSON.parse(JSON.stringify(after))).toMatchObject({
        firstName: { as: 'text', text: 'Kari' },
        startDate: { as: 'date', date: '2026-04-01' },
        zones: { as: 'zones', zones: ['1', '2Ø'], allZones: false },
        profile: { as: 'words', words: { nb: 'Voksen', en: 'Adult' } },
        product: { as: 'words', words: { en: expect.stringMatching(/ticket/i) } },
      });
    },
  );

  portalTest(
    'names the ticket that a change is about: its zones and its first day',
    async (portal) => {
      await place(portal, { kind: 'resend-pickup-code' });
      const { ticket, about } = (await newest(portal)) ?? {};
      expect(ticket).toMatchObject({ zones: ['1', '2Ø'], allZones: false });
      expect(ticket?.startDate.toString()).toBe('2026-04-01');
      expect(about).toMatch(/^Kari /);
      await place(portal, {
        subject: { type: 'subscriber', id: subscriberId },
        at: '2026-03-08T10:00:00Z',
      });
      expect((await newest(portal))?.ticket).toBeNull();
    },
  );

  portalTest(
    'shows a field that changed before and after, and none that did not',
    async (portal) => {
      const same = { firstName: 'Kari', productId: 'p', startDate: '2026-04-01' };
      await place(portal, {
        before: { ...same, zoneFrom: '1', zoneTo: '1', allZones: false, expirationDate: null },
        after: { ...same, zoneFrom: null, zoneTo: null, allZones: true, nrOfZones: 3 },
      });
      expect((await newest(portal))?.differences).toEqual([
        {
          field: 'zones',
          before: expect.objectContaining({ as: 'zones', allZones: false }),
          after: { as: 'zones', zones: [], allZones: true },
        },
      ]);
    },
  );

  portalTest('never shows codes, links or ids, whatever was recorded', async (portal) => {
    await place(portal, {
      before: { pickupCode: 'ABCD2345', token: 'secret-1' },
      after: {
        pickupCode: 'EFGH6789',
        token: 'secret-2',
        appId: 'app-9',
        expirationDate: '2026-05-31',
      },
    });
    const { text } = await ask(portal);
    expect(text).not.toMatch(/ABCD2345|EFGH6789|secret|app-9/);
    expect((await newest(portal))?.differences.map(({ field }) => field)).toEqual([
      'expirationDate',
    ]);
  });

  portalTest(
    'names no user for a ticket app, and accepts unknown kinds and values',
    async (portal) => {
      await place(portal, {
        kind: 'something-new',
        origin: { channel: 'app' },
        before: { zoneFrom: 'gone', zoneTo: 'gone', profileId: 'NOBODY', startDate: 'soon' },
        after: { zoneFrom: '1', zoneTo: '1', profileId: 'ADULT', startDate: '2026-04-01' },
      });
      const entry = await newest(portal);
      expect(entry).toMatchObject({ kind: 'something-new', channel: 'app', who: null });
      expect(entry?.differences.map(({ field }) => field)).toEqual([
        'profile',
        'zones',
        'startDate',
      ]);
    },
  );

  portalTest(
    'shows of a change of zones the old ticket, its last day and the new ticket',
    async (portal) => {
      const order = await orderIn(portal)({ phone: newPhone(), startDate: '2026-03-01' });
      const changed = await portal.callAs(portal.user('hr'), changeZone, {
        params: { id: idOf(order) },
        body: { zoneFrom: '1', zoneTo: '1', expiryDate: '2026-03-31' },
      });
      expect(changed.status).toBe(200);
      ({ subscriberId } = order.json as { subscriberId: number });
      const entry = await newest(portal);
      expect(entry).toMatchObject({ kind: 'change-zone', channel: 'portal' });
      const differences = JSON.parse(JSON.stringify(entry?.differences)) as { field: string }[];
      expect(differences).toContainEqual({
        field: 'zones',
        before: { as: 'zones', zones: ['1', '2Ø'], allZones: false },
        after: { as: 'zones', zones: ['1'], allZones: false },
      });
      expect(differences).toContainEqual({
        field: 'lastDay',
        before: null,
        after: { as: 'date', date: '2026-03-31' },
      });
    },
  );

  portalTest('names the operator’s support too', async (portal) => {
    await place(portal, { origin: { userId: portal.user('support').id } });
    expect((await newest(portal))?.who).toMatch(/Qu\d+Q/);
  });

  portalTest('comes newest first, a page at a time, with the number of all', async (portal) => {
    for (const day of ['09', '08', '10']) {
      await place(portal, { kind: `on-the-${day}`, at: `2026-03-${day}T10:00:00Z` });
    }
    const { totalEntries, matches } = await read(portal, { maxEntries: '2', offset: '1' });
    expect(totalEntries).toBe(4);
    expect(matches.map(({ kind }) => kind)).toEqual(['on-the-09', 'on-the-08']);
  });

  portalTest('shows nothing of what another company did with the same phone', async (portal) => {
    await setTicketFacts(portal.database, ticketId, {
      expiration_date: Temporal.PlainDate.from('2026-02-28'),
      start_date: Temporal.PlainDate.from('2026-01-01'),
    });
    const other = portal.company('contractor');
    const order = await orderIn(portal)({ phone, firstName: 'Anders' }, { company: other });
    expect(order.status).toBe(200);
    expect((await ask(portal)).text).not.toContain('Anders');
    expect((await read(portal)).totalEntries).toBe(1);
  });

  portalTest('of a person whom the user may not know of is none', async (portal) => {
    const unknown = await ask(portal, 7_299_999);
    const foreign = await ask(portal, subscriberId, portal.user('hr', 'akt'));
    expect([unknown.status, unknown.text]).toEqual([404, '{"code":"SUBSCRIBER_NOT_FOUND"}']);
    expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
    const elsewhere = portal.world.companies.find(({ tenant }) => tenant === 'akt')?.people[0]?.id;
    expect((await ask(portal, elsewhere ?? 0)).text).toBe('{"code":"SUBSCRIBER_NOT_FOUND"}');
  });
});
