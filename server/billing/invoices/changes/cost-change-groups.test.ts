import {
  type CostChangeType,
  firstChanges,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { describe, expect, it } from 'vitest';
import type { LineRow } from '#billing/invoices/invoice/line.query.ts';
import { costChangeGroups } from './cost-change-groups.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

/** A month of a ticket whose holder is erased, with what is given of it. */
const erasedLine = (relatedId: number, priceOre: number, own: Partial<LineRow> = {}): LineRow => ({
  id: relatedId,
  invoiceId: 1,
  agreementId: 2,
  periodStart: day('2026-03-01'),
  periodEnd: day('2026-03-31'),
  productType: 'TICKET',
  relatedId,
  name: null,
  product: 'period-30-days',
  profileId: 'ADULT',
  zoneFrom: '1',
  zoneTo: null,
  allZones: false,
  nrOfZones: 1,
  secondZoneFrom: null,
  secondZoneTo: null,
  soldAt: Temporal.Instant.from('2026-03-01T09:00:00Z'),
  priceOre,
  quantity: 1,
  vatPercent: 12,
  vatOre: 0,
  holderId: null,
  firstName: null,
  lastName: null,
  phoneCountryCode: null,
  phone: null,
  employeeId: null,
  refunds: [],
  ...own,
});

const changesOf = (older: readonly LineRow[], newer: readonly LineRow[]) =>
  costChangeGroups({ older, newer, all: undefined }).flatMap(({ changes }) =>
    changes.map(({ line: { id }, priceDifference }) => [id, priceDifference]),
  );

describe('what has changed for people who are erased', () => {
  it('is told by their tickets: one stops and another begins', () => {
    expect(changesOf([erasedLine(1, 100_00)], [erasedLine(2, 100_00)])).toEqual(
      expect.arrayContaining([
        [1, -100],
        [2, 100],
      ]),
    );
  });

  it('is nothing where the same ticket costs the same', () => {
    const both = [erasedLine(1, 100_00), erasedLine(2, 200_00)];
    expect(changesOf(both, both.toReversed())).toEqual([]);
  });
});

/** A month of a ticket of a person. */
const lineOf = (holderId: number, priceOre: number, own: Partial<LineRow> = {}): LineRow =>
  erasedLine(holderId, priceOre, { holderId, ...own });

describe('the changes of a type', () => {
  it('are all counted and added up, and the first of them listed, or all of one type', () => {
    const numbered = (count: number, first: number) =>
      Array.from({ length: count }, (_, place) => lineOf(first + place, 100_00));
    const left = numbered(firstChanges + 2, 101);
    const joined = numbered(firstChanges + 1, 201);
    const request = {
      older: [...left, lineOf(1, 50_00), lineOf(2, 70_00)],
      newer: [...joined, lineOf(1, 60_00, { quantity: 2 }), lineOf(2, 40_00)],
    };
    const first = { joined: joined.slice(0, firstChanges), left: left.slice(0, firstChanges) };
    const listed = (all: CostChangeType | undefined) =>
      costChangeGroups({ ...request, all }).map((group) => ({
        ...group,
        changes: group.changes.map(({ line, oldPrice, priceDifference }) =>
          [line.id, line.price, oldPrice, priceDifference].join(' '),
        ),
      }));
    const groups = (ofJoined: readonly LineRow[], ofLeft: readonly LineRow[]) => [
      {
        changeType: 'SUBSCRIBED',
        count: firstChanges + 1,
        priceDifference: 100 * (firstChanges + 1),
        changes: ofJoined.map(({ id }) => `${id} 100  100`),
      },
      {
        changeType: 'PRICE_CHANGED',
        count: 2,
        priceDifference: 40,
        changes: ['1 120 50 70', '2 40 70 -30'],
      },
      {
        changeType: 'UNSUBSCRIBED',
        count: firstChanges + 2,
        priceDifference: -100 * (firstChanges + 2),
        changes: ofLeft.map(({ id }) => `${id} 100  -100`),
      },
    ];
    expect(listed(undefined)).toEqual(groups(first.joined, first.left));
    expect(listed('SUBSCRIBED')).toEqual(groups(joined, first.left));
    expect(listed('UNSUBSCRIBED')).toEqual(groups(first.joined, left));
  });

  it('are none where a ticket is another product, and two where a subscription is another', () => {
    const subscription = (id: number, product: string) =>
      lineOf(7, 90_00, { id, productType: 'MOBILITY', product });
    const older = [lineOf(6, 90_00), subscription(71, 'JOULE')];
    const newer = [lineOf(6, 90_00, { product: 'period-7-days' }), subscription(72, 'OTTO')];
    expect(changesOf(older, newer)).toEqual([
      [72, 90],
      [71, -90],
    ]);
  });
});
