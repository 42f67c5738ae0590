// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TickAll } from './tick-all.tsx';

afterEach(() => cleanup());

const rows = [{ id: 1 }, { id: 2 }];
const onTick = vi.fn<(rows: readonly { id: number }[], isTicked: boolean) => void>();
const ticks = { isTicked: () => false, onTick, label: () => 'Velg', allLabel: 'Velg alle' };
const open = (isStale: boolean, tickable = [1, 2]) => {
  const isTickable = ({ id }: { id: number }) => tickable.includes(id);
  render(<TickAll rows={rows} ticks={{ ...ticks, isTickable }} isStale={isStale} />);
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'Velg alle' });
};

describe('the box that ticks all rows of a page', () => {
  it('ticks them', () => {
    fireEvent.click(open(false));
    expect(onTick).toHaveBeenCalledWith(rows, true);
  });

  it('leaves out those for which nothing can be done', () => {
    fireEvent.click(open(false, [2]));
    expect(onTick).toHaveBeenLastCalledWith([{ id: 2 }], true);
    cleanup();
    expect(open(false, []).disabled).toBe(true);
  });

  it('waits for the rows of another search or filter', () => {
    expect(open(true).disabled).toBe(true);
  });
});
