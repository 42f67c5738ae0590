// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { write } from '#testing/actions.ts';
import { cleanup, render, screen } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { MonthPicker } from './month-picker.tsx';

const chosen: string[] = [];
afterEach(cleanup);
beforeEach(() => {
  pageFactsOf();
  chosen.length = 0;
});

function show(month: string) {
  render(
    <MonthPicker
      label="Month"
      today={Temporal.PlainDate.from('2026-03-31')}
      month={month}
      onChoose={(next) => chosen.push(next)}
    />,
  );
  return screen.getByLabelText<HTMLSelectElement>('Month');
}

describe('a choice of months', () => {
  it('has a year of closed ones and half a year to come, the last one first', () => {
    const box = show('');
    const months = [...box.options].map(({ textContent }) => textContent);
    expect([months[0], months.at(-1), months.length]).toEqual([
      'September 2026',
      'February 2025',
      20,
    ]);
    expect(months.slice(5, 8)).toEqual(['April 2026', 'March 2026', 'February 2026']);
    expect(box.selectedOptions[0]?.textContent).toBe('March 2026');
  });

  it('leaves this month out of the address', () => {
    const box = show('2026-02');
    expect(box.selectedOptions[0]?.textContent).toBe('February 2026');
    write('Month', '2026-04');
    write('Month', '2026-03');
    expect(chosen).toEqual(['2026-04', '']);
  });
});
