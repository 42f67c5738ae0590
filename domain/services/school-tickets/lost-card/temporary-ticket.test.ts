import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { bridgedThrough, temporaryThrough } from './temporary-ticket.rules.ts';

describe('how long the delivery of a card is bridged', () => {
  it.each([
    ['ordered on a Friday', '2026-03-06', null, '2026-03-20'],
    ['over Easter', '2026-03-27', null, '2026-04-15'],
    [
      'made on the next working day: three days in the post',
      '2026-03-06',
      '2026-03-09',
      '2026-03-12',
    ],
    ['made so late that the order decides', '2026-03-06', '2026-03-19', '2026-03-20'],
    ['made after that', '2026-03-06', '2026-03-27', '2026-03-20'],
  ])('%s', (_, requestedOn, madeOn, last) => {
    const delivery = {
      requestedOn: date(requestedOn),
      madeOn: madeOn === null ? null : date(madeOn),
    };
    expect(String(bridgedThrough('ruter', delivery))).toBe(last);
  });

  it('is never longer than the ticket lasts', () => {
    const days = fc.integer({ min: 0, max: 60 }).map((days) => date('2026-03-01').add({ days }));
    fc.assert(
      fc.property(days, fc.option(days), (bridged, last) => {
        const through = temporaryThrough(bridged, last);
        expect(Temporal.PlainDate.compare(through, bridged)).toBeLessThanOrEqual(0);
        if (last) expect(Temporal.PlainDate.compare(through, last)).toBeLessThanOrEqual(0);
        expect([String(bridged), String(last)]).toContain(String(through));
      }),
    );
  });
});
