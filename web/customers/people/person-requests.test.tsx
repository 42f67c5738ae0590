// @vitest-environment happy-dom
import { listPersonRequests } from '@takst/contract/app/people/personal-data.contract.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cellsOf } from '#testing/cells-of.ts';
import { act, cleanup, screen, within } from '#testing/dom.ts';
import { openPeople, request } from './test-people.tsx';

afterEach(cleanup);

const stopped = 'Stoppet: noe gjelder igjen';

describe('what was done for people who asked', () => {
  it('stands in rows with who, why and what came of it', async () => {
    const server = await openPeople(
      [],
      [
        request,
        { ...request, id: 4, state: 'stopped', reason: 'asked-by-guardian' },
        { ...request, id: 5, kind: 'export', reason: 'asked-by-customer', caseNumber: '5' },
        {
          ...request,
          id: 6,
          kind: 'export',
          count: 1,
          reason: 'duty',
          requestedAt: '2026-03-04T08:00:00Z',
          requestedBy: 'Bo Li',
        },
        { ...request, id: 7, kind: 'export', count: null },
        { ...request, id: 8, count: null, keptCount: null },
      ],
    );
    const rows = await screen.findAllByRole('row', { name: /SAK-7|, 5/ });
    const [at, who, byPerson] = ['05.03.2026 09:00', 'Sol Berg', 'Personen har bedt om det'];
    expect(
      rows.map((row) => [within(row).getByRole('rowheader').textContent, ...cellsOf(row)]),
    ).toEqual([
      ['Sletting, SAK-7', at, who, byPerson, 'Slettet 4, 1 blir igjen'],
      ['Sletting, SAK-7', at, who, 'En foresatt eller verge har bedt om det', stopped],
      ['Fil laget, 5', at, who, 'Kunden har bedt om det', '4 opplysninger'],
      ['Fil laget, SAK-7', 'I dag kl. 09:00', 'Bo Li', 'Vi har plikt til det', '1 opplysning'],
      ['Fil laget, SAK-7', at, who, byPerson, '0 opplysninger'],
      ['Sletting, SAK-7', at, who, byPerson, 'Slettet 0, 0 blir igjen'],
    ]);
    expect(server.callsTo(listPersonRequests)[0]?.address).toContain('maxEntries=25');
  });

  it('says that nobody has asked yet', async () => {
    await openPeople([], []);
    await screen.findByText('Ingen har spurt ennå');
    screen.getByText('Filer og slettinger står her, med hvem og hvorfor, og uten personen.');
    expect(screen.queryByRole('table')).toBeNull();
    // In a card with room around it, which rows do without.
    expect(document.querySelector('section .overflow-hidden')).toBeNull();
  });

  it('is followed while an erasure waits, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const waiting = { ...request, id: 9, state: 'waiting', count: null, keptCount: null };
    const server = await openPeople([], [request, waiting]);
    await screen.findByText('I gang');
    server.answer(listPersonRequests, {
      status: 200,
      body: { totalEntries: 1, matches: [{ ...request, count: 9 }] },
    });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await screen.findByText('Slettet 9, 1 blir igjen');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(server.callsTo(listPersonRequests)).toHaveLength(2);
  });
});
