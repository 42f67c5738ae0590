import type { HistoryEntry } from '@takst/contract/changes/history-entry.schema.ts';
import { listSubscriberHistory } from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import { changeZone } from '@takst/contract/company-tickets/change-zone.contract.ts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordChange, type StoredChange } from '#changes/change.store.ts';
import type { Origin } from '#http/call.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { idOf, newPhone, orderIn } from '../test-order.ts';
import { setTicketFacts, ticketsOfPhone } from '../test-tickets.store.ts';

type Placed = Partial<StoredChange> & { at?: string; origin?: Partial<Origin> };

describe.each(testDatabases)('the history of a person’s tickets on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let company: WorldCompany;
  let phone: string;
  let subscriberId: number;
  let ticketId: number;
  let personKey: number;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    company = portal.company('several-services');
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });
  beforeEach(async () => {
    phone = newPhone();
    const ordered = await orderIn(portal)({ phone });
    subscriberId = (ordered.json as { subscriberId: number }).subscriberId;
    ticketId = idOf(ordered);
    personKey = (await ticketsOfPhone(portal.database, phone))[0]?.person_key ?? 0;
  });

  const ask = (id = subscriberId, user: WorldUser = portal.user('hr'), query = {}) =>
    portal.callAs(user, listSubscriberHistory, { params: { id }, query });
  const read = async (query = {}) => {
    const answer = await ask(subscriberId, portal.user('hr'), query);
    expect(answer.status).toBe(200);
    return z.parse(listSubscriberHistory.reply, answer.json);
  };
  const newest = async (): Promise<HistoryEntry | undefined> => (await read()).matches[0];

  const place = ({ at = '2026-03-07T10:00:00Z', origin = {}, ...change }: Placed) =>
    portal.database.transaction((tx) =>
      recordChange(tx, {
        at: Temporal.Instant.from(at),
        origin: {
          tenant: 'ruter',
          userId: null,
          channel: 'portal',
          requestId: 'x',
          idempotency: null,
          ...origin,
        },
        change: {
          companyId: company.id,
          kind: 'change-zone',
          personKey,
          before: null,
          after: null,
          subject: { type: 'company-ticket', id: ticketId },
          ...change,
        },
      }),
    );

  it('tells of an order when, who, through which channel and what it was, names resolved', async () => {
    const entry = await newest();
    expect(entry).toMatchObject({ kind: 'order-company-ticket', channel: 'portal' });
    expect(entry?.at.toString()).toBe('2026-03-06T09:00:00Z');
    expect(entry?.who).toMatch(/\S+ \S+/);
    const after = Object.fromEntries(entry?.differences.map((one) => [one.field, one.after]) ?? []);
    expect(JSON.parse(JSON.stringify(after))).toMatchObject({
      firstName: { as: 'text', text: 'Kari' },
      startDate: { as: 'date', date: '2026-04-01' },
      zones: { as: 'zones', zones: ['1', '2Ø'], allZones: false },
      profile: { as: 'words', words: { nb: 'Voksen', en: 'Adult' } },
      product: { as: 'words', words: { en: expect.stringMatching(/ticket/i) } },
    });
  });

  it('names the ticket that a change is about: its zones and its first day', async () => {
    await place({ kind: 'resend-pickup-code' });
    const { ticket, about } = (await newest()) ?? {};
    expect(ticket).toMatchObject({ zones: ['1', '2Ø'], allZones: false });
    expect(ticket?.startDate.toString()).toBe('2026-04-01');
    expect(about).toMatch(/^Kari /);
    await place({ subject: { type: 'subscriber', id: subscriberId }, at: '2026-03-08T10:00:00Z' });
    expect((await newest())?.ticket).toBeNull();
  });

  it('shows a field that changed before and after, and none that did not', async () => {
    const same = { firstName: 'Kari', productId: 'p', startDate: '2026-04-01' };
    await place({
      before: { ...same, zoneFrom: '1', zoneTo: '1', allZones: false, expirationDate: null },
      after: { ...same, zoneFrom: null, zoneTo: null, allZones: true, nrOfZones: 3 },
    });
    expect((await newest())?.differences).toEqual([
      {
        field: 'zones',
        before: expect.objectContaining({ as: 'zones', allZones: false }),
        after: { as: 'zones', zones: [], allZones: true },
      },
    ]);
  });

  it('never tells of codes, links or ids, whatever was recorded', async () => {
    await place({
      before: { pickupCode: 'ABCD2345', token: 'secret-1' },
      after: {
        pickupCode: 'EFGH6789',
        token: 'secret-2',
        appId: 'app-9',
        expirationDate: '2026-05-31',
      },
    });
    const { text } = await ask();
    expect(text).not.toMatch(/ABCD2345|EFGH6789|secret|app-9/);
    expect((await newest())?.differences.map(({ field }) => field)).toEqual(['expirationDate']);
  });

  it('names nobody for a ticket app, and takes a kind and values that it does not know', async () => {
    await place({
      kind: 'something-new',
      origin: { channel: 'app' },
      before: { zoneFrom: 'gone', zoneTo: 'gone', profileId: 'NOBODY', startDate: 'soon' },
      after: { zoneFrom: '1', zoneTo: '1', profileId: 'ADULT', startDate: '2026-04-01' },
    });
    const entry = await newest();
    expect(entry).toMatchObject({ kind: 'something-new', channel: 'app', who: null });
    expect(entry?.differences.map(({ field }) => field)).toEqual(['profile', 'zones', 'startDate']);
  });

  it('tells of a change of zones what the old ticket was, its last day and what goes on', async () => {
    const ordered = await orderIn(portal)({ phone: newPhone(), startDate: '2026-03-01' });
    const changed = await portal.callAs(portal.user('hr'), changeZone, {
      params: { id: idOf(ordered) },
      body: { zoneFrom: '1', zoneTo: '1', expiryDate: '2026-03-31' },
    });
    expect(changed.status).toBe(200);
    ({ subscriberId } = ordered.json as { subscriberId: number });
    const entry = await newest();
    expect(entry).toMatchObject({ kind: 'change-zone', channel: 'portal' });
    const told = JSON.parse(JSON.stringify(entry?.differences)) as { field: string }[];
    expect(told).toContainEqual({
      field: 'zones',
      before: { as: 'zones', zones: ['1', '2Ø'], allZones: false },
      after: { as: 'zones', zones: ['1'], allZones: false },
    });
    expect(told).toContainEqual({
      field: 'lastDay',
      before: null,
      after: { as: 'date', date: '2026-03-31' },
    });
  });

  it('names the operator’s support too', async () => {
    await place({ origin: { userId: portal.user('support').id } });
    expect((await newest())?.who).toMatch(/Qu\d+Q/);
  });

  it('comes newest first, a page at a time, with the number of all', async () => {
    for (const day of ['09', '08', '10']) {
      await place({ kind: `on-the-${day}`, at: `2026-03-${day}T10:00:00Z` });
    }
    const { totalEntries, matches } = await read({ maxEntries: '2', offset: '1' });
    expect(totalEntries).toBe(4);
    expect(matches.map(({ kind }) => kind)).toEqual(['on-the-09', 'on-the-08']);
  });

  it('tells nothing of what another company did with the same phone', async () => {
    await setTicketFacts(portal.database, ticketId, {
      expiration_date: Temporal.PlainDate.from('2026-02-28'),
      start_date: Temporal.PlainDate.from('2026-01-01'),
    });
    const other = portal.company('contractor');
    const ordered = await orderIn(portal)({ phone, firstName: 'Anders' }, { company: other });
    expect(ordered.status).toBe(200);
    expect((await ask()).text).not.toContain('Anders');
    expect((await read()).totalEntries).toBe(1);
  });

  it('of a person whom the user may not know of is none', async () => {
    const unknown = await ask(7_299_999);
    const foreign = await ask(subscriberId, portal.user('hr', 'akt'));
    expect([unknown.status, unknown.text]).toEqual([404, '{"code":"SUBSCRIBER_NOT_FOUND"}']);
    expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
    const elsewhere = portal.world.companies.find(({ tenant }) => tenant === 'akt')?.people[0]?.id;
    expect((await ask(elsewhere ?? 0)).text).toBe('{"code":"SUBSCRIBER_NOT_FOUND"}');
  });
});
