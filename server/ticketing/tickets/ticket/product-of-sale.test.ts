import { expect, it } from 'vitest';
import { productOfSale } from './product-of-sale.ts';

type Sale = Parameters<typeof productOfSale>[0];

const sold = { productId: 'bus', nrOfZones: 2 } as Sale;
const pair = { kind: 'zones', from: '1', to: '2' } as const;
const onePair = { zoneFrom: '1', zoneTo: '2', allZones: false };
const all = { zoneFrom: null, zoneTo: null, allZones: true };

it.each([
  ['a pair of zones', { choice: pair }, onePair],
  ['all zones', { choice: { kind: 'all' } as const }, all],
  [
    'two pairs',
    { choice: pair, secondPair: { from: '3', to: '4' } },
    { ...onePair, secondZoneFrom: '3', secondZoneTo: '4' },
  ],
  [
    'one pair of a service that sells two',
    { choice: pair, secondPair: null },
    { ...onePair, secondZoneFrom: null, secondZoneTo: null },
  ],
])('a ticket is issued for %s', (_, zones, product) => {
  expect(productOfSale({ ...sold, ...zones })).toEqual({
    productId: 'bus',
    nrOfZones: 2,
    ...product,
  });
});
