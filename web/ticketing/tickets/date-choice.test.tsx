// @vitest-environment happy-dom
import { press, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { DateChoiceField } from './date-choice.field.tsx';

afterEach(cleanup);

const day = (text: string) => Temporal.PlainDate.from(text);
const choices = ['2026-02-28', '2026-03-31', '2026-04-30'].map(day);

type Options = {
  value?: string | null;
  arbitraryDates?: boolean;
  freeFrom?: string;
  until?: string;
};

async function open({
  value = null,
  arbitraryDates = false,
  freeFrom = '2026-03-04',
  until,
}: Options = {}) {
  const onChange = vi.fn();
  const Field = () => {
    const [date, setDate] = useState(value === null ? null : day(value));
    return (
      <DateChoiceField
        name="day"
        label="Day"
        choices={choices}
        freeFrom={day(freeFrom)}
        arbitraryDates={arbitraryDates}
        until={until === undefined ? undefined : day(until)}
        value={date}
        onChange={(next) => {
          onChange(next?.toString() ?? null);
          setDate(next);
        }}
      />
    );
  };
  await openPage({ pages: { '/': Field }, at: '/' });
  await screen.findByLabelText('Day');
  return onChange;
}
const field = () => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>('Day');
const options = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Day').options]
    .filter(({ value }) => value)
    .map(({ text }) => text);

describe('a day that is chosen', () => {
  it('is one of those that the rules offer', async () => {
    const onChange = await open({ value: '2026-03-31' });
    expect(options()).toEqual(['28 February 2026', '31 March 2026', '30 April 2026']);
    expect(field().value).toBe('2026-03-31');
    write('Day', '2026-04-30');
    expect(onChange).toHaveBeenLastCalledWith('2026-04-30');
    cleanup();
    // One that is offered no more is not shown as chosen.
    await open({ value: '2026-05-31' });
    const select = screen.getByLabelText<HTMLSelectElement>('Day');
    expect([...select.selectedOptions].map(({ text }) => text)).toEqual(['Choose']);
  });

  it('may be any day from one on, and an earlier choice has a button', async () => {
    const onChange = await open({ arbitraryDates: true });
    write('Day', '17.03.2026');
    fireEvent.blur(field());
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-03-17'));
    expect(
      screen.getAllByRole('button', { name: /^Choose \d/ }).map((one) => one.textContent),
    ).toEqual(['Choose 28 February 2026']);
    await press('Choose 28 February 2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-02-28');
    // The calendar has it, too, and no other day before the free ones.
    await press('Pick a date in the calendar');
    const calendar = within(await screen.findByRole('dialog', { name: 'Day' }));
    const isOffered = (name: RegExp) =>
      calendar.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true';
    expect([/\b27 February/, /\b28 February/].map(isOffered)).toEqual([false, true]);
    cleanup();
    // The first of the free days is in the calendar.
    await open({ arbitraryDates: true, freeFrom: '2026-03-31' });
    expect(screen.getAllByRole('button', { name: /^Choose \d/ })).toHaveLength(1);
  });

  it('may be one of the next days, or another one until a last day', async () => {
    const onChange = await open({ value: '2026-03-31', until: '2026-12-31' });
    expect(options()).toEqual(['28 February', '31 March', '30 April', 'Another day …']);
    write('Day', 'other');
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('31.03.2026');
    write('Day', '17.03.2026');
    fireEvent.blur(field());
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-03-17'));
    // The next days begin with the first one again.
    await press('Choose among the next days');
    expect(onChange).toHaveBeenLastCalledWith('2026-02-28');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(options()).toHaveLength(4);
  });

  it('stays when the next days have it', async () => {
    const onChange = await open({ value: '2026-03-31', until: '2026-12-31' });
    write('Day', 'other');
    await press('Choose among the next days');
    expect(onChange).not.toHaveBeenCalled();
    expect(field().value).toBe('2026-03-31');
  });

  it('is typed at once where it is none of the next days, without taking the focus', async () => {
    await open({ value: '2026-03-17', until: '2026-12-31' });
    await waitFor(() => expect(field().value).toBe('17.03.2026'));
    expect(document.activeElement).toBe(document.body);
    cleanup();
    await open({ until: '2026-12-31' });
    expect(field().value).toBe('');
    expect(options()).toHaveLength(4);
  });
});
