// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MonthPicker } from '#platform/design/dates/month-picker.tsx';
import '#platform/design/words/signed-in-design.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { Select } from './select.tsx';

beforeEach(async () => {
  pageFactsOf({ signedIn: true });
  await startTexts([]);
});
afterEach(cleanup);

const options = [
  { value: '1', label: 'Zone 1' },
  { value: '2', label: 'Zone 2' },
];
const box = () => screen.getByRole<HTMLSelectElement>('combobox');
const visibleText = () => box().selectedOptions[0]?.textContent;

describe('a select', () => {
  it.each([
    ['nothing is selected', null],
    ['its value is not offered', '9'],
    ['its value is empty and not offered', ''],
  ])('shows no option while %s, and selects the first one when it is chosen', (_, value) => {
    const onChange = vi.fn<(zone: string) => void>();
    render(<Select label="Zone" name="zone" value={value} onChange={onChange} options={options} />);
    expect([box().value, visibleText()]).toEqual(['', 'Choose']);
    fireEvent.change(box(), { target: { value: '1' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('shows its value, and no placeholder beside it', () => {
    render(<Select label="Zone" name="zone" value="2" onChange={() => {}} options={options} />);
    expect(visibleText()).toBe('Zone 2');
    expect(box().options).toHaveLength(2);
  });

  it('shows the empty value where it is an option', () => {
    const all = [{ value: '', label: 'All zones' }, ...options];
    render(<Select label="Zone" name="zone" value="" onChange={() => {}} options={all} />);
    expect(visibleText()).toBe('All zones');
  });

  it('shows no other value when its own is no longer offered', () => {
    const select = (offered: typeof options) => (
      <Select label="Zone" name="zone" value="2" onChange={() => {}} options={offered} />
    );
    const { rerender } = render(select(options));
    rerender(select(options.slice(0, 1)));
    expect(visibleText()).toBe('Choose');
  });

  it('of months shows none for a month that it does not have', () => {
    const today = Temporal.PlainDate.from('2026-03-04');
    render(<MonthPicker label="Month" today={today} month="2019-05" onChoose={() => {}} />);
    expect(visibleText()).toBe('Choose');
  });
});
