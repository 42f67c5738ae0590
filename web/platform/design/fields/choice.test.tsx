// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { Choice } from './choice.tsx';

afterEach(cleanup);
beforeEach(() => pageFactsOf());

const bikes = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    value: String(place),
    label: `Bike ${place}`,
    description: place === 7 ? 'For the mountains' : undefined,
    isDisabled: place === 3,
  }));

function Page({ count, isOptional = false }: { count: number; isOptional?: boolean }) {
  const [bike, setBike] = useState('5');
  return (
    <>
      <Choice
        label="Bike"
        name="bike"
        value={bike}
        onChange={setBike}
        options={bikes(count)}
        isOptional={isOptional}
      />
      <output>{bike}</output>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Bike/ });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const chosenBike = () => document.querySelector('output')?.textContent;
function open(props: { isOptional?: boolean } = {}) {
  render(<Page count={21} {...props} />);
  box().focus();
}

describe('a choice', () => {
  it('is a select of up to twenty things, and a box to type in of more', () => {
    render(<Page count={20} />);
    expect(box().tagName).toBe('SELECT');
    cleanup();
    render(<Page count={21} />);
    expect([box().tagName, box().value]).toEqual(['INPUT', 'Bike 5']);
  });

  it('has all things until one types, then those that have every word', async () => {
    open();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    await waitFor(() => expect(names()).toHaveLength(21));
    type('mount bike');
    await waitFor(() => expect(names()).toEqual(['Bike 7For the mountains']));
    fireEvent.click(screen.getByRole('option'));
    await waitFor(() => expect(chosenBike()).toBe('7'));
    expect(box().value).toBe('Bike 7');
  });

  it('says when nothing matches, and which things cannot be chosen', async () => {
    open();
    type('bike 3');
    await waitFor(() => expect(names()).toEqual(['Bike 3', 'Bike 13']));
    const [third, other] = screen.getAllByRole('option');
    expect([third, other].map((one) => one?.getAttribute('aria-disabled') ?? null)).toEqual([
      'true',
      null,
    ]);
    type('bikes');
    await screen.findByText('No matches');
  });

  it('is none once its text is taken away', async () => {
    open();
    type('');
    await waitFor(() => expect(chosenBike()).toBe(''));
  });

  it('is required, or says that it may be left out', () => {
    open();
    expect(box().getAttribute('aria-required') ?? box().required).toBeTruthy();
    cleanup();
    open({ isOptional: true });
    expect(screen.getByRole('combobox', { name: 'Bike (optional)' })).toBe(box());
    expect(box().required || box().getAttribute('aria-required') === 'true').toBe(false);
  });
});
