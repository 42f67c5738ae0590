import {
  countCounterOrders,
  downloadCounterOrders,
  listCounterOrders,
} from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { adultOre, delivered, placeOrder } from '../order/test-counter-order.ts';

import { read, mainCompany, setDelivery } from './test-read-orders.ts';
const childOre = 2100;

describe('the order history', () => {
  portalTest('lists orders newest first, with what was ordered', async (portal) => {
    const first = await placeOrder(portal, { personalReference: 'Eldst av to' });
    const second = await placeOrder(portal, {
      lines: [
        { profileId: 'ADULT', quantity: 2 },
        { profileId: 'CHILD', quantity: 3 },
      ],
      expectedOre: 2 * adultOre + 3 * childOre,
    });
    await delivered(portal, first);
    await delivered(portal, second);
    const { matches } = await read(portal, listCounterOrders, {
      ...mainCompany(portal),
      query: { maxEntries: '2' },
    });
    expect(matches.map(({ id }) => id)).toEqual([second, first]);
    expect(matches[0]).toMatchObject({
      mediaType: 'MOBILE_TICKET',
      productType: 'TICKET',
      productTemplateId: 'single-ticket',
      profileName: null,
      productPrice: null,
      totalPrice: 147,
      ticketCount: 5,
      requestedTicketCount: 5,
      passengerCount: null,
      zones: ['1'],
      isDelivered: true,
      failedCount: 0,
      lines: [
        { profileId: 'ADULT', quantity: 2, productPrice: 42 },
        { profileId: 'CHILD', quantity: 3, productPrice: 21 },
      ],
    });
    expect(matches[1]).toMatchObject({
      profileName: { nb: 'Voksen', en: 'Adult' },
      productPrice: 42,
      personalReference: 'Eldst av to',
      expiresOn: '2026-06-04',
    });
    expect(matches[0]?.orderedBy).toMatch(/\S+ \S+/);
  });

  portalTest(
    'finds by number, reference, product and buyer, and counts by filter',
    async (portal) => {
      const id = await placeOrder(portal, { personalReference: 'Romjulscupen' });
      const [failed] = await delivered(portal, id);
      const search = async (searchFor: string, filter?: 'with-failures') =>
        (
          await read(portal, listCounterOrders, {
            ...mainCompany(portal),
            query: { searchFor, ...(filter && { filter }) },
          })
        ).matches.map((order) => order.id);
      expect(await search('romjuls')).toEqual([id]);
      expect(await search(`${id} enkelt`)).toEqual([id]);
      expect(await search('finnes-ikke')).toEqual([]);
      const { matches } = await read(portal, listCounterOrders, mainCompany(portal));
      expect(await search(`${matches[0]?.orderedBy} romjul`)).toEqual([id]);

      const before = await read(portal, countCounterOrders, mainCompany(portal));
      await setDelivery(portal, failed?.id ?? 0, `delivered_on = null, problem = 'UNEXPECTED'`);
      const { all, counts } = await read(portal, countCounterOrders, mainCompany(portal));
      expect(all).toBe(before.all);
      expect(counts['with-failures']).toBe(before.counts['with-failures'] + 1);
      expect(await search('romjuls', 'with-failures')).toEqual([id]);
    },
  );

  portalTest('comes as a file', async (portal) => {
    const id = await placeOrder(portal, { personalReference: '=HYPERLINK("x")' });
    await delivered(portal, id);
    const file = await portal.callAs(portal.user('ticket-counter'), downloadCounterOrders, {
      ...mainCompany(portal),
      query: { searchFor: String(id) },
    });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text).toContain('Ordrenummer;Bestillingsdato;Bestilt av;Produkt');
    expect(file.text).toContain(`\r\n${id};06.03.2026;`);
    expect(file.text).not.toContain(';=HYPERLINK');
  });
});
