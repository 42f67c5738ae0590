import { describe, expect, it } from 'vitest';
import { isOvertakenBy } from './overtaken-change.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const change = {
  name: { nb: 'Firmabillett', en: 'Business ticket' },
  description: { nb: 'For ansatte.', en: 'For employees.' },
  services: ['company-tickets', 'housing'] as const,
  asOf: day('2026-03-06'),
};
const file = { ...change, name: { nb: 'Filbillett', en: 'File ticket' }, asOf: day('2026-03-07') };

describe('an approved change of a product', () => {
  it('is overtaken by a file that is newer than the approval, not by one of the same day', () => {
    expect(isOvertakenBy(change, file)).toBe(true);
    expect(isOvertakenBy(change, { ...file, asOf: change.asOf })).toBe(false);
    expect(isOvertakenBy(change, { ...file, asOf: day('2026-03-05') })).toBe(false);
  });

  it('is not overtaken by a file that says the same, with the services in any order', () => {
    const same = { ...change, asOf: file.asOf };
    expect(isOvertakenBy(change, same)).toBe(false);
    expect(isOvertakenBy(change, { ...same, services: ['housing', 'company-tickets'] })).toBe(
      false,
    );
  });

  it.each([
    ['the Norwegian name', { name: { nb: 'Billett', en: 'Business ticket' } }],
    ['the English name', { name: { nb: 'Firmabillett', en: 'Ticket' } }],
    ['the Norwegian description', { description: { nb: 'For alle.', en: 'For employees.' } }],
    ['the English description', { description: { nb: 'For ansatte.', en: 'For all.' } }],
    ['one service less', { services: ['housing'] as const }],
    ['one service more', { services: [...change.services, 'free-tickets'] as const }],
  ])('is overtaken where %s differs', (_, other) => {
    expect(isOvertakenBy(change, { ...change, asOf: file.asOf, ...other })).toBe(true);
  });
});
