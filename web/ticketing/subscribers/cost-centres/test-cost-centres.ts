import { expect } from 'vitest';
import { screen, waitFor } from '#testing/dom.ts';
import type { Answer } from '#testing/fake-server.ts';

export const salg = { id: 3, code: '4100', name: 'Salg' };
export const lager = { id: 4, code: '2100', name: 'Lager' };

/** The answer with these cost centres. */
export const listed = (...rows: (typeof salg & { people: number })[]): Answer => ({
  status: 200,
  body: { totalEntries: rows.length, matches: rows },
});

/** The button that gives up one's own change for that of a colleague. */
export const keepTheirs = 'Keep what is saved';

export const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
