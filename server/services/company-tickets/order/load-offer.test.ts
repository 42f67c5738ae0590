import { expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { statementsOf } from '#testing/statements.ts';
import { changesAs } from '../employee/test-changes.ts';
import { idOf, orderIn } from '../test-order.ts';
import { loadOffer } from './load-offer.ts';

portalTest(
  'what is sold is not read again by the next order or change of zones',
  async (portal) => {
    const order = orderIn(portal);
    const id = idOf(await order({ startDate: '2026-03-01' }));
    const { statements } = await statementsOf(async () => {
      const zones = { validAllZones: true, expiryDate: '2026-03-31' };
      expect(await order()).toMatchObject({ status: 200 });
      expect(await changesAs(portal).changeZone(id, zones)).toMatchObject({ status: 200 });
    });
    const texts = statements.map(({ statement }) => statement);
    expect(texts.filter((text) => text.includes('into tickets.ticket '))).toHaveLength(2);
    expect(texts.filter((text) => /products\.price|zones\.zone/.test(text))).toEqual([]);
  },
);

portalTest(
  'what is sold is what the service sells, of all that the operator has',
  async (portal) => {
    const today = portal.clock.today();
    const { products, offerOn } = await loadOffer(portal.database, { tenant: 'ruter', today });
    for (const service of ['company-tickets', 'housing'] as const) {
      const sold = offerOn(service, today).products.map(({ id }) => id);
      const own = products.filter(({ services }) => services.includes(service)).map(({ id }) => id);
      expect(sold, service).toEqual(own);
      expect(own.length, service).toBeGreaterThan(0);
      expect(own.length, service).toBeLessThan(products.length);
    }
  },
);
