// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, expect, it } from 'vitest';
import { moveByArrows } from './move-by-arrows.ts';

afterEach(cleanup);

function List() {
  return (
    <ul onKeyDown={moveByArrows}>
      {['Kari', 'Ola'].map((name) => (
        <li key={name}>
          <input type="checkbox" aria-label={name} />
          <a href="#row" data-row-link>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

it.each(['link', 'checkbox'] as const)(
  'the arrows move from row to row, each %s to its own kind',
  (role) => {
    render(<List />);
    const [first, second] = screen.getAllByRole(role);
    if (!first || !second) throw new Error('two rows');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
  },
);
