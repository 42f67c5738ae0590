// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Table } from './table.tsx';

afterEach(() => cleanup());

type Person = { id: number };
const people: Person[] = [1, 2, 3, 4, 5].map((id) => ({ id }));

function People({ rows = people }: { rows?: readonly Person[] }) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  return (
    <>
      <output>{ticked.toSorted((one, other) => one - other).join(' ')}</output>
      <Table
        label="Ansatte"
        columns={[{ id: 'id', header: 'Nr.', cell: ({ id }: Person) => id, isRowHeader: true }]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        ticks={{
          isTicked: ({ id }) => ticked.includes(id),
          // For the third one nothing can be done.
          isTickable: ({ id }) => id !== 3,
          label: ({ id }) => `Velg ${id}`,
          allLabel: 'Velg alle',
          onTick: (those, isTicked) => {
            const ids = those.map(({ id }) => id);
            setTicked((before) => [
              ...before.filter((id) => !ids.includes(id)),
              ...(isTicked ? ids : []),
            ]);
          },
        }}
      />
    </>
  );
}

const press = (id: number, shiftKey = false) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Velg ${id}` }), { shiftKey });
/** Also what has no box, or is on another page. */
const ticked = () => document.querySelector('output')?.textContent;

describe('a box that is pressed with Shift', () => {
  it('ticks the rows since the last press, in both directions, but those for which nothing can be done', () => {
    render(<People />);
    press(4);
    press(1, true);
    expect(ticked()).toBe('1 2 4');
    press(5, true);
    expect(ticked()).toBe('1 2 4 5');
  });

  it('takes the ticks of these rows away where it takes its own', () => {
    render(<People />);
    press(1);
    press(5, true);
    press(2);
    press(4, true);
    expect(ticked()).toBe('1 5');
  });

  it('ticks itself alone as the first one, and after a press in other rows', () => {
    const { rerender } = render(<People />);
    press(2, true);
    expect(ticked()).toBe('2');
    rerender(<People rows={people.slice(2)} />);
    press(5, true);
    expect(ticked()).toBe('2 5');
  });
});
