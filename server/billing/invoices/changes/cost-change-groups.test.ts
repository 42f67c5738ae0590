import { describe, expect, it } from 'vitest';
import type { LineRow } from '#billing/invoices/invoice/line.query.ts';
import { costChangeGroups } from './cost-change-groups.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

/** A month of a ticket whose holder is erased. */
const erasedLine = (relatedId: number, priceOre: number): LineRow => ({
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
