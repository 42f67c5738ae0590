// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TickAll } from './tick-all.tsx';

afterEach(() => cleanup());

const rows = [{ id: 1 }, { id: 2 }];
const onTick = vi.fn<(rows: readonly { id: number }[], isTicked: boolean) => void>();
const ticks = { isTicked: () => false, onTick, label: () => 'Velg', allLabel: 'Velg alle' };
const open = (isStale: boolean) => {
  render(<TickAll rows={rows} ticks={ticks} isStale={isStale} />);
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'Velg alle' });
};

describe('the box that ticks all rows of a page', () => {
  it('ticks them', () => {
    fireEvent.click(open(false));
    expect(onTick).toHaveBeenCalledWith(rows, true);
  });

  it('waits for the rows of another search or filter', () => {
    expect(open(true).disabled).toBe(true);
  });
});
