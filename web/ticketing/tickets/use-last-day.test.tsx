// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { lastMonthValid } from '#ticketing/tickets/change/last-month-valid.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { type OfferedEnds, useLastDay } from './use-last-day.ts';

afterEach(cleanup);

const day = (text: string) => Temporal.PlainDate.from(text);
const offered: OfferedEnds = {
  today: day('2026-03-04'),
  choices: ['2026-02-28', '2026-03-31', '2026-04-30'].map(day),
  arbitraryDates: false,
  isOffered: () => true,
};

/** Shows the day with which a form begins, its choices, and what is offered. */
async function open(ends: Partial<OfferedEnds>, earliest?: string) {
  const Day = () => {
    const lastDay = useLastDay({ ...offered, ...ends }, earliest ? day(earliest) : undefined);
    return (
      <>
        <output>
          {`${String(lastDay.date)} of ${lastDay.field.choices.join(' ')}, ${lastDay.isOffered ? 'offered' : 'not offered'}`}
        </output>
        <button type="button" onClick={lastDay.refuse}>
          Refuse
        </button>
      </>
    );
  };
  await openPage({ pages: { '/': Day }, at: '/' });
  return screen.findByRole('status');
}

describe('the last day of a ticket', () => {
  it.each<[string, Partial<OfferedEnds>, string | undefined, string]>([
    [
      'the first choice that is not over',
      {},
      undefined,
      '2026-03-31 of 2026-02-28 2026-03-31 2026-04-30, offered',
    ],
    [
      'today, too',
      { today: day('2026-02-28') },
      undefined,
      '2026-02-28 of 2026-02-28 2026-03-31 2026-04-30, offered',
    ],
    [
      'the usual one of the service',
      { usual: day('2026-04-30') },
      undefined,
      '2026-04-30 of 2026-02-28 2026-03-31 2026-04-30, offered',
    ],
    [
      'the day before the ticket began at the earliest',
      {},
      '2026-03-31',
      '2026-03-31 of 2026-03-31 2026-04-30, offered',
    ],
    ['none where none is left', {}, '2026-05-01', 'null of , not offered'],
    [
      'none that the rules do not have',
      { isOffered: () => false },
      undefined,
      '2026-03-31 of 2026-02-28 2026-03-31 2026-04-30, not offered',
    ],
  ])('begins with %s', async (_, ends, earliest, text) => {
    expect((await open(ends, earliest)).textContent).toBe(text);
  });

  it('is no choice any more when the server has refused it', async () => {
    const output = await open({});
    pressNow('Refuse');
    expect(output.textContent).toBe('2026-03-31 of 2026-02-28 2026-04-30, not offered');
  });
});

describe('the last month that is invoiced for months in which a ticket is valid', () => {
  const ended = { startDate: day('2026-03-04'), expirationDate: day('2026-05-15') };
  it.each([
    [{ ...ended, pricePerMonth: 300 }, '2026-05-01'],
    [{ ...ended, pricePerMonth: null }, '2026-05-01'],
    [{ ...ended, expirationDate: ended.startDate, pricePerMonth: 300 }, '2026-03-01'],
    // It was never valid, it has no end, and it costs nothing.
    [{ ...ended, expirationDate: day('2026-03-03'), pricePerMonth: 300 }, null],
    [{ ...ended, expirationDate: null, pricePerMonth: 300 }, null],
    [{ ...ended, pricePerMonth: 0 }, null],
  ])('of %o is %s', (ticket, month) => {
    expect(lastMonthValid(ticket)?.toString() ?? null).toBe(month);
  });
});
