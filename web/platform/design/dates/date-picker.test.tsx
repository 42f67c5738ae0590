// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DatePicker } from './date-picker.tsx';

afterEach(cleanup);

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
