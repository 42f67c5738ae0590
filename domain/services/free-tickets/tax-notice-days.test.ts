import { describe, expect, it } from 'vitest';
import { endOfTaxNotice, lastDayOfTaxNotice } from './tax-notice-days.rules.ts';

describe('the link of a tax notice', () => {
  it.each([
    ['begins', '2026-03-06T10:00:00+01:00', '2026-04-06T00:00:00+02:00', '2026-04-05'],
    ['ends', '2026-10-01T23:30:00+02:00', '2026-11-01T00:00:00+01:00', '2026-10-31'],
  ])('is good to the end of its last day, also when summer time %s', (_, sent, end, last) => {
    const expiresAt = endOfTaxNotice(Temporal.Instant.from(sent));
    expect(expiresAt).toEqual(Temporal.Instant.from(end));
    expect(lastDayOfTaxNotice(expiresAt)).toEqual(Temporal.PlainDate.from(last));
  });
});
