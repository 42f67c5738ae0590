import { describe, expect, it } from 'vitest';
import { accessRequestDeletedOn } from './access-request-deletion.rules.ts';
import { isAccessRequestDeletedSoon } from './access-request.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('the day on which a request for access is deleted', () => {
  it.each([
    ['2026-03-06', null, '2026-09-07'],
    ['2026-03-06', '2026-04-10', '2026-07-11'],
    // The last day of a shorter month is kept, too.
    ['2026-08-31', null, '2027-03-01'],
    ['2026-08-01', '2026-11-30', '2027-03-01'],
  ])('of %s, answered %s, is %s', (requested, answered, deleted) => {
    const days = {
      requestedOn: day(requested),
      answeredOn: answered === null ? null : day(answered),
    };
    expect(accessRequestDeletedOn(days).toString()).toBe(deleted);
  });

  it('is told 30 days before, while the request is open', () => {
    const deletedOn = day('2026-09-07');
    const isTold = (today: string, isOpen = true) =>
      isAccessRequestDeletedSoon({ isOpen, deletedOn }, day(today));
    expect(isTold('2026-08-07')).toBe(false);
    expect(isTold('2026-08-08')).toBe(true);
    expect(isTold('2026-08-08', false)).toBe(false);
  });
});
