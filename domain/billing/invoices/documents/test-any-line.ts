import fc from 'fast-check';
import { lastOfMonth } from '#platform/time/month.rules.ts';
import type { SingleLine } from './document-lines.rules.ts';

const products = [
  { nb: 'Bedriftsbillett, voksen', en: 'Company ticket, adult' },
  { nb: 'Elsykkel', en: 'E-bike' },
  { nb: 'Reisekort', en: 'Travel card' },
];

const anyPeriod = fc.constantFrom('2026-10-01', '2026-11-01', '2028-02-01').map((text) => {
  const first = Temporal.PlainDate.from(text);
  return { first, last: lastOfMonth(first) };
});

/** Any line of an invoice; few different values, so that many lines are alike. */
export const anySingleLine: fc.Arbitrary<SingleLine> = fc.record({
  product: fc.constantFrom(...products),
  zones: fc.constantFrom([], ['1'], ['1', '2Ø'], ['Kristiansand', 'Vennesla']),
  hasAllZones: fc.boolean(),
  period: fc.option(anyPeriod),
  reference: fc.constantFrom('', 'HR-4010', 'Prosjekt <&> "Ø"'),
  unitPriceOre: fc.oneof(
    fc.constantFrom(74_700, 37_300, 5_000, 1),
    fc.integer({ min: 0, max: 9_999_999 }),
  ),
  quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5_000 })),
  vatPercent: fc.constantFrom(0, 12, 25),
});
