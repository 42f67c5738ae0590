// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '#testing/dom.ts';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { DatePicker } from './date-picker.tsx';
import { LazyDatePicker } from './lazy-date-picker.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
});

function Form({ error }: { error?: string }) {
  const [date, setDate] = useState<Temporal.PlainDate | null>(null);
  return (
    <>
      <DatePicker label="Start" name="start" value={date} onChange={setDate} error={error} />
      <output>{date?.toString() ?? 'none'}</output>
      <button onClick={() => setDate(Temporal.PlainDate.from('2027-01-31'))}>fill</button>
      <button onClick={() => setDate(null)}>reset</button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const date = () => screen.getByRole('status').textContent;

test('a short date is written in full on blur', () => {
  render(<Form />);
  type('1.12.26');
  expect(date()).toBe('2026-12-01');
  expect(box().value).toBe('1.12.26');
  fireEvent.blur(box());
  expect(box().value).toBe('01.12.2026');
});

test('an invalid date stays as typed and shows a fault on blur', () => {
  render(<Form />);
  type('31.02.2026');
  expect(screen.queryByText(/Skriv datoen/)).toBeNull();
  fireEvent.blur(box());
  expect(date()).toBe('none');
  expect(box().value).toBe('31.02.2026');
  expect(screen.getByText(/Skriv datoen/)).toBeDefined();
});

test('an invalid date shows its own fault when the form was sent by Enter', () => {
  render(<Form error="Velg en dato" />);
  expect(screen.getByText('Velg en dato')).toBeDefined();
  type('31.02.2026');
  expect(box().value).toBe('31.02.2026');
  expect(screen.getByText(/Skriv datoen/)).toBeDefined();
  expect(screen.queryByText('Velg en dato')).toBeNull();
});

test('a disabled field opens no calendar', () => {
  render(<DatePicker label="Start" name="start" value={null} onChange={() => {}} disabled />);
  expect([box().disabled, screen.getByRole<HTMLButtonElement>('button').disabled]).toEqual([
    true,
    true,
  ]);
});

test('a field that is loaded when it is shown says so', async () => {
  const onShown = vi.fn<() => void>();
  render(
    <LazyDatePicker
      label="Start"
      name="start"
      value={null}
      onChange={() => {}}
      onShown={onShown}
    />,
  );
  await waitFor(() => expect(onShown).toHaveBeenCalledOnce());
  expect(box().value).toBe('');
});

test('a text that is longer than a date is not cut', () => {
  render(<Form />);
  expect(box().maxLength).toBe(-1);
});

test('a date that the form sets or clears is shown', () => {
  render(<Form />);
  type('1.12.2026');
  fireEvent.click(screen.getByText('fill'));
  expect(box().value).toBe('31.01.2027');
  fireEvent.click(screen.getByText('reset'));
  expect(box().value).toBe('');
});

test('a fault is gone while the date is written anew, and the form learns that the field was left', () => {
  const onBlur = vi.fn<() => void>();
  render(
    <DatePicker label="Start" name="start" value={null} onChange={() => {}} onBlur={onBlur} />,
  );
  type('31.02.2026');
  fireEvent.blur(box());
  expect(onBlur).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Skriv datoen/)).not.toBeNull();
  type('31.02.202');
  expect(screen.queryByText(/Skriv datoen/)).toBeNull();
});

const dates = {
  date: Temporal.PlainDate.from('2026-12-15'),
  first: Temporal.PlainDate.from('2026-12-03'),
  last: Temporal.PlainDate.from('2026-12-28'),
};

function Calendar() {
  const [day, setDay] = useState<Temporal.PlainDate | null>(dates.date);
  return (
    <>
      <DatePicker
        label="Start"
        name="start"
        value={day}
        onChange={setDay}
        min={dates.first}
        max={dates.last}
        isUnavailable={({ dayOfWeek }) => dayOfWeek === 7}
      />
      <output>{day?.toString()}</output>
      <button onClick={() => setDay(null)}>reset</button>
    </>
  );
}
const openCalendar = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Pick a date in the calendar' }));
  await screen.findByRole('grid');
};
/** The days of the calendar that cannot be chosen. */
const closedDays = () =>
  [...document.querySelectorAll('[role=gridcell] > [aria-disabled=true]')]
    .filter((day) => !day.hasAttribute('data-outside-month'))
    .map(({ textContent }) => Number(textContent));

test('the calendar has the days that can be chosen, and writes the one that is', async () => {
  pageFactsOf();
  render(<Calendar />);
  await openCalendar();
  expect(document.querySelector('[role=gridcell][aria-selected=true]')?.textContent).toBe('15');
  expect(closedDays()).toEqual([1, 2, 6, 13, 20, 27, 29, 30, 31]);
  const day = screen.getByRole('button', { name: /16 December 2026/ });
  for (const kind of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
    fireEvent[kind](day, { button: 0 });
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('2026-12-16'));
  expect(document.querySelector('input')?.value).toBe('16.12.2026');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});

test('what was typed in vain before a day is picked does not come back', async () => {
  pageFactsOf();
  render(<Calendar />);
  type('31.02.2026');
  await openCalendar();
  fireEvent.click(screen.getByRole('button', { name: /^(.*, )?16 / }));
  await waitFor(() => expect(box().value).toMatch(/^16\./));
  fireEvent.click(screen.getByText('reset'));
  expect(box().value).toBe('');
});
