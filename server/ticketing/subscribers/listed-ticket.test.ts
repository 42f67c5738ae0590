import {
  countSubscribers,
  downloadSubscribers,
  listSubscribers,
} from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import * as z from 'zod/mini';
import { describe, expect } from 'vitest';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { idOf, newPhone, type OrderBody, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { placeSubscriber } from './test-subscribers.store.ts';
import { setTicketFacts, ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const placeTicket = async (portal: TestPortal, order: Partial<OrderBody> = {}) => {
  const phone = newPhone();
  return { phone, id: idOf(await orderIn(portal)({ phone, ...order })) };
};

/** What the file says in a language of the person with a phone, from their zones on, without the reference. */
async function inFile(portal: TestPortal, phone: string, language: string) {
  const { path } = downloadSubscribers;
  const id = String(portal.company('several-services').id);
  const { text } = await portal.send({
    path: `${path.replace('{id}', id)}?searchFor=${phone}`,
    headers: {
      cookie: `takst_session=${portal.user('hr').token}`,
      'accept-language': language,
    },
  });
  const [, line = ''] = text.trimEnd().split('\r\n');
  return line.split(';').slice(5).toSpliced(1, 1);
}

async function ticketOf(portal: TestPortal, phone: string) {
  const input = {
    params: { id: portal.company('several-services').id },
    query: { searchFor: phone },
  };
  const answer = await portal.callAs(portal.user('hr'), listSubscribers, input);
  return z.parse(listSubscribers.reply, answer.json).matches[0]?.ticket;
}

describe('the ticket that a row of the employee list shows', () => {
  portalTest('has zones, reference, days and whether its code waits', async (portal) => {
    const { phone, id } = await placeTicket(portal);
    const ticket = {
      type: 'TICKET',
      status: 'pending',
      startDate: day('2026-04-01'),
      expirationDate: null,
      awaitsPickup: true,
      zones: ['1', '2Ø'],
      allZones: false,
      invoiceReference: expect.stringMatching(/^Avdeling Oslo/),
    };
    expect(await ticketOf(portal, phone)).toEqual(ticket);
    await setTicketFacts(portal.database, id, {
      downloaded_at: Temporal.Instant.from('2026-03-06T00:00:00Z'),
    });
    expect(await ticketOf(portal, phone)).toEqual({ ...ticket, awaitsPickup: false });
    // The references of the company are counted in their own order, not in that of the agreements.
    const { id: companyId, agreements } = portal.company('several-services');
    const later = agreements.findLast(({ subtype }) => subtype === 'SUBSCRIPTIONS');
    await placeTicket(portal, { agreementName: String(later?.id) });
    const params = { id: companyId };
    const { json } = await portal.callAs(portal.user('hr'), countSubscribers, { params });
    expect(json).toMatchObject({
      agreements: [
        { id: later?.id, invoiceReference: expect.stringMatching(/^Avdeling Lillestrøm/) },
        { invoiceReference: expect.stringMatching(/^Avdeling Oslo/) },
      ],
    });
    // Each stands by what the list shows of them, whatever else they have.
    for (const [sort, first] of [
      ['invoiceReference', /^Avdeling Lillestrøm/],
      ['-invoiceReference', /^Avdeling Oslo/],
    ] as const) {
      const answer = await portal.callAs(portal.user('hr'), listSubscribers, {
        params,
        query: { sort, maxEntries: '1' },
      });
      expect(answer.json, sort).toMatchObject({
        matches: [{ ticket: { invoiceReference: expect.stringMatching(first) } }],
      });
    }
  });

  portalTest(
    'is a subscription for somebody without a ticket, or with one to come',
    async (portal) => {
      const phone = newPhone();
      await subscribeIn(portal)({ phone, type: 'OTTO', startDate: '2026-03-01' });
      const subscription = {
        type: 'OTTO',
        status: 'active',
        startDate: day('2026-03-01'),
        expirationDate: null,
        awaitsPickup: false,
        zones: [],
        allZones: false,
      };
      expect(await ticketOf(portal, phone)).toMatchObject(subscription);
      // The file has its name where others have zones.
      const file = await portal.callAs(portal.user('hr'), downloadSubscribers, {
        params: { id: portal.company('several-services').id },
        query: { searchFor: phone },
      });
      expect(file.text).toMatch(/;Bildeling;Avdeling Oslo[^;]*;Gyldig;01\.03\.2026;\r\n$/);
      const id = idOf(await orderIn(portal)({ phone }));
      expect(await ticketOf(portal, phone)).toMatchObject(subscription);
      await setTicketFacts(portal.database, id, { start_date: day('2026-03-01') });
      expect(await ticketOf(portal, phone)).toMatchObject({ type: 'TICKET', status: 'active' });
    },
  );

  portalTest('is the next of those to come', async (portal) => {
    const phone = newPhone();
    await subscribeIn(portal)({ phone, type: 'OTTO', startDate: '2026-04-01' });
    await subscribeIn(portal)({ phone, type: 'JOULE', startDate: '2026-05-01' });
    expect(await ticketOf(portal, phone)).toMatchObject({ type: 'OTTO', status: 'pending' });
  });

  portalTest('is the ticket, whichever of two that run is newer', async (portal) => {
    const phone = newPhone();
    const id = idOf(await orderIn(portal)({ phone, startDate: '2026-03-01' }));
    const answer = await subscribeIn(portal)({ phone, type: 'OTTO', startDate: '2026-03-01' });
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect(await ticketOf(portal, phone)).toMatchObject({ type: 'TICKET', status: 'active' });
    await setTicketFacts(portal.database, id, { start_date: day('2026-02-01') });
    expect(await ticketOf(portal, phone)).toMatchObject({ type: 'TICKET', status: 'active' });
    // A dead one says nothing beside a subscription that runs.
    await setTicketFacts(portal.database, id, { cancelled_at: portal.clock.now() });
    expect(await ticketOf(portal, phone)).toMatchObject({ type: 'OTTO', status: 'active' });
  });

  portalTest('is in the file in words, also one that nobody has any more', async (portal) => {
    const { id: companyId } = portal.company('several-services');
    const [cancelled, failed] = [await placeTicket(portal), await placeTicket(portal)];
    await changesAs(portal).cancel(cancelled.id);
    await setTicketFacts(portal.database, failed.id, { failed_at: portal.clock.now() });
    const without = newPhone();
    await placeSubscriber(portal.database, { companyId, firstName: 'Ada', phone: without });
    const zones = '1 – 2Ø';
    for (const [phone, nb, en] of [
      [cancelled.phone, [zones, 'Avbestilt', '01.04.2026', ''], 'Cancelled'],
      [failed.phone, [zones, 'Feilet', '01.04.2026', ''], 'Failed'],
      [without, ['', 'Uten billett', '', ''], 'No ticket'],
    ] as const) {
      expect(await inFile(portal, phone, 'nb')).toEqual(nb);
      expect((await inFile(portal, phone, 'en'))[1]).toBe(en);
    }
  });

  portalTest('names a zone once when the ticket is for one', async (portal) => {
    const { phone } = await placeTicket(portal, { zoneFrom: '1', zoneTo: '1' });
    expect((await ticketOf(portal, phone))?.zones).toEqual(['1']);
  });

  portalTest(
    'ends when the last of the person’s tickets ends: new zones are no end',
    async (portal) => {
      const { phone, id } = await placeTicket(portal, { startDate: '2026-03-01' });
      const { changeZone, end } = changesAs(portal);
      const continued = await changeZone(id, { validAllZones: true, expiryDate: '2026-03-31' });
      expect(continued.status).toBe(200);
      expect(await ticketOf(portal, phone)).toMatchObject({
        status: 'active',
        zones: ['1', '2Ø'],
        expirationDate: null,
      });
      const other = await placeTicket(portal, { startDate: '2026-03-01' });
      await end(other.id, '2026-03-31');
      expect(await ticketOf(portal, other.phone)).toMatchObject({
        expirationDate: day('2026-03-31'),
      });
    },
  );

  portalTest('is the latest of those that are over', async (portal) => {
    const { phone, id } = await placeTicket(portal, { startDate: '2026-03-01' });
    const dates = (start: string, end: string) => ({
      start_date: day(start),
      expiration_date: day(end),
    });
    await setTicketFacts(portal.database, id, dates('2010-01-01', '2010-06-30'));
    const later = idOf(await orderIn(portal)({ phone, startDate: '2026-03-01' }));
    await setTicketFacts(portal.database, later, dates('2025-09-01', '2026-01-31'));
    expect(await ticketOf(portal, phone)).toMatchObject({
      status: 'expired',
      expirationDate: day('2026-01-31'),
    });
    const { holder_id: holderId } = await ticketFacts(portal.database, id);
    const params = { id: holderId ?? 0 };
    const { json } = await portal.callAs(portal.user('hr'), listSubscriberTickets, { params });
    // The newest first, by their first day.
    expect((json as { id: number }[]).map((ticket) => ticket.id)).toEqual([later, id]);
    // Each ticket costs the price of this month, and is handed out from the moment its page was opened.
    const handedOut = { shown_at: Temporal.Instant.from('2026-01-05T08:00:00Z') };
    await setTicketFacts(portal.database, later, handedOut);
    const seen = await portal.callAs(portal.user('hr'), listSubscriberTickets, { params });
    const asListed = { pricePerMonth: 1324, downloadedToPhone: false, reopensId: null };
    expect(seen.json).toMatchObject([
      { ...asListed, isHandedOut: true },
      { ...asListed, isHandedOut: false },
    ]);
  });
});
