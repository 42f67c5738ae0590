// @vitest-environment happy-dom
import { listPupilHistory } from '@takst/contract/services/school-tickets/ticket/list-pupil-history.contract.ts';
import { toasts } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { changes, openTicket, schoolTicketOnTheWire, ticketWith } from './test-school-ticket.tsx';

let scroll: (entries: { isIntersecting: boolean }[]) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof scroll) {
        scroll = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of shownToasts()) closeToast(id);
});

const endOf = (id: number) => ({
  id,
  at: '2026-03-04T08:30:00Z',
  kind: 'end-ticket',
  channel: 'portal',
  who: 'Trine Moe',
  about: 'Ola Lippe',
  ticket: { id, zones: ['1', '2'], allZones: false, startDate: '2025-08-20' },
  differences: [],
});

describe('the history of a pupil', () => {
  it('is fetched in view, and undoes an end that can be undone', async () => {
    const ended = { endedOn: '2026-03-04', mayUndoEnd: true, firstName: 'Ola' };
    const { server } = await openTicket(schoolTicketOnTheWire, {
      otherTickets: [ticketWith({ id: 20, ...ended }), ticketWith({ id: 22, ...ended })],
      history: [endOf(21), endOf(20)],
    });
    expect(server.callsTo(listPupilHistory)).toEqual([]);
    await act(() => scroll([{ isIntersecting: true }]));
    await screen.findAllByText('Trine Moe');
    expect(server.callsTo(listPupilHistory)[0]?.address).toContain('/ticket/21/history');
    const lines = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('Trine Moe'));
    const undo = lines.map((line) => within(line).queryByRole('button', { name: 'Undo' }));
    expect(undo.map((button) => button !== null)).toEqual([false, true]);
    // All of it is about the pupil of the page, who is not named in each line.
    expect(lines[0]?.textContent).not.toContain('Ola Lippe');
    await act(async () => fireEvent.click(undo[1] ?? document.body));
    await expect.poll(changes).toEqual(['POST /ticket/20/undo-end']);
    await expect
      .poll(toasts)
      .toEqual([
        ['success', 'The end has been undone', 'Ola von der Lippe: the ticket is valid as before'],
      ]);
  });

  it('that cannot be fetched leaves the rest of the page', async () => {
    const { server } = await openTicket(schoolTicketOnTheWire);
    server.answer(listPupilHistory, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await act(() => scroll([{ isIntersecting: true }]));
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('article')).toBeTruthy();
  });
});
