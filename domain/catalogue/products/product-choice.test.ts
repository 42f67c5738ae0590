import { describe, expect, it } from 'vitest';
import type { ZoneChoice } from '#catalogue/zones/zone-choice.rules.ts';
import { productsForZones, type ZoneFilters } from './product-choice.rules.ts';

const product = (id: string, filters: ZoneFilters = {}) => ({ id, filters });
const products = [
  product('everywhere'),
  product('around Kristiansand', { zoneListMustBeSubsetOf: ['900', '950'] }),
  product('between the two', { zoneListMustEqual: ['950', '900'] }),
  product('Kristiansand alone', { zoneListMustEqual: ['900'] }),
];
const offered = (choice: ZoneChoice) => productsForZones(products, choice).map(({ id }) => id);
const between = (from: string, to: string): ZoneChoice => ({ kind: 'zones', from, to });

describe('a product is chosen by zone list filters, the narrowest first (spec 2 §5)', () => {
  it('a zone list that must be equal is, in whichever direction the journey goes', () => {
    const expected = ['between the two', 'around Kristiansand', 'everywhere'];
    expect(offered(between('900', '950'))).toEqual(expected);
    expect(offered(between('950', '900'))).toEqual(expected);
  });

  it('one zone is a list of one', () => {
    expect(offered(between('900', '900'))).toEqual([
      'Kristiansand alone',
      'around Kristiansand',
      'everywhere',
    ]);
  });

  it('a zone list that must be a subset has no zone from outside', () => {
    expect(offered(between('950', '950'))).toEqual(['around Kristiansand', 'everywhere']);
    expect(offered(between('900', '4216'))).toEqual(['everywhere']);
  });

  it('of two lists the shorter one is narrower, and of two as long the one that must be equal', () => {
    const both = [
      product('three zones', { zoneListMustBeSubsetOf: ['900', '950', '4216'] }),
      product('two zones', { zoneListMustBeSubsetOf: ['900', '950'] }),
      product('exactly two', { zoneListMustEqual: ['900', '950'] }),
    ];
    const narrowestFirst = ['exactly two', 'two zones', 'three zones'];
    for (const order of [both, both.toReversed()]) {
      const ids = productsForZones(order, between('900', '950')).map(({ id }) => id);
      expect(ids).toEqual(narrowestFirst);
    }
  });

  it('products that are as narrow keep their order', () => {
    const everywhere = [product('first'), product('second')];
    expect(productsForZones(everywhere, { kind: 'all' })).toEqual(everywhere);
  });

  it('all zones are in no list', () => {
    expect(offered({ kind: 'all' })).toEqual(['everywhere']);
  });

  it('a filter that names a zone twice is the same filter', () => {
    const twice = [product('once', { zoneListMustEqual: ['900', '900'] })];
    expect(productsForZones(twice, between('900', '900'))).toEqual(twice);
    expect(productsForZones(twice, between('900', '950'))).toEqual([]);
  });
});
