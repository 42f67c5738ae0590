import { describe, expect, it } from 'vitest';
import { keptSince } from './ticket-retention.rules.ts';

const since = (retention: Parameters<typeof keptSince>[0], today: string) =>
  keptSince(retention, Temporal.PlainDate.from(today)).toString();

describe('the personal data of a ticket', () => {
  it.each([
    ['2026-02-28', '2025-11-28'],
    // A ticket that ended on 30 November is over for three months when February is.
    ['2026-03-01', '2025-12-01'],
    ['2026-05-31', '2026-02-28'],
    ['2028-05-31', '2028-02-29'],
  ])('is kept for three months after its end: on %s since %s', (today, day) => {
    expect(since({ months: 3, after: 'end' }, today)).toBe(day);
  });

  it('of an e-bike is kept for 90 days after its end', () => {
    expect(since({ days: 90, after: 'end' }, '2026-05-31')).toBe('2026-03-02');
  });

  it('is kept for 365 days after the order of a ticket that is sold over the counter', () => {
    expect(since({ days: 365, after: 'order' }, '2026-03-01')).toBe('2025-03-01');
    expect(since({ days: 365, after: 'order' }, '2025-02-28')).toBe('2024-02-29');
  });
});
