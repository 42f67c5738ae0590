// @vitest-environment happy-dom
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { History } from './history.tsx';

const order = {
  id: 2,
  at: '2026-03-06T09:30:00Z',
  kind: 'order-ticket',
  channel: 'portal',
  who: 'Kari Nordmann',
  about: 'Ola Nordmann',
  ticket: { id: 31, zones: ['1', '2Ø'], allZones: false, startDate: '2026-04-01' },
  differences: [
    { field: 'startDate', before: null, after: { as: 'date', date: '2026-04-01' } },
    {
      field: 'zones',
      before: { as: 'zones', zones: ['1', '2Ø'], allZones: false },
      after: { as: 'zones', zones: [], allZones: true },
    },
    { field: 'employeeId', before: { as: 'text', text: 'A-1' }, after: null },
  ],
};
const redemption = { ...order, id: 1, kind: 'redeem-ticket', channel: 'app', who: null };

let server: FakeServer;
let undoable: number[] = [];
const onUndoEnd = vi.fn<(ticketId: number) => void>();
beforeEach(() => {
  server = fakeServer();
  undoable = [];
  onUndoEnd.mockClear();
});
afterEach(cleanup);

const open = (language: 'nb' | 'en' = 'en', more: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({
    ...more,
    pages: {
      '/': () => (
        <History
          subscriberId={7}
          agreementId={1}
          undoableTickets={undoable}
          onUndoEnd={onUndoEnd}
        />
      ),
    },
    at: '/',
    language,
    texts: ['change-history'],
  });
const answers = (matches: unknown[], totalEntries = matches.length) =>
  server.answer(listSubscriberHistory, { status: 200, body: { totalEntries, matches } });
/** The entry with a sentence, as it is read. */
const entryWith = async (sentence: RegExp) => {
  await waitFor(() => expect(document.body.textContent).toMatch(sentence));
  const items = screen.getAllByRole('listitem');
  return items.find(({ textContent }) => sentence.test(textContent ?? '')) as HTMLElement;
};

describe('the history of a person', () => {
  it('shows each change of a ticket as one sentence, with old and new values on request', async () => {
    answers([order]);
    await open();
    const name = /Kari Nordmann ordered a ticket in zone 1 – 2Ø from 1 April 2026/;
    const row = (await entryWith(name)).textContent;
    expect(row).toContain('6 March at 10:30');
    expect(row).toContain('Start date: 01.04.2026');
    expect(row).toContain('Zones: 1 – 2Ø → All zones');
    expect(row).toContain('Employee number: A-1 → none');
    expect(server.calls[0]?.address).toContain('/api/subscriber/7/history?');
    cleanup();
    const names = { employeeIdLabel: 'Number', employeeIdLabels: { 1: 'Badge', 2: 'Pass' } };
    const company = companyOf({ agreementSettings: { ...granlia.agreementSettings, ...names } });
    await open('en', { company });
    expect((await entryWith(name)).textContent).toContain('Badge: A-1 → none');
  });

  it('shows the last day of an ended ticket', async () => {
    const end = {
      field: 'expirationDate',
      before: null,
      after: { as: 'date', date: '2026-05-31' },
    };
    answers([{ ...order, kind: 'end-ticket', differences: [end] }]);
    await open();
    const row = /ended the ticket in zone 1 – 2Ø from 1 April 2026 with the last day 31 May 2026/;
    expect((await entryWith(row)).textContent).toContain('6 March at 10:30');
  });

  it('offers to undo the newest end of a ticket, while it can be undone', async () => {
    const ended = { ...order, kind: 'end-ticket', differences: [] };
    answers([{ ...ended, id: 5 }, { ...ended, id: 4 }, order]);
    await open();
    await entryWith(/ended the ticket/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    cleanup();
    undoable = [31];
    await open();
    const [newest] = await screen.findAllByRole('listitem');
    if (!newest) throw new Error('no history');
    fireEvent.click(within(newest).getByRole('button', { name: 'Undo' }));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    expect(onUndoEnd).toHaveBeenCalledExactlyOnceWith(31);
  });

  it('names only the channel of a change without a user, and shows changes of unknown kinds', async () => {
    answers([redemption, { ...redemption, id: 3, kind: 'something-new', channel: 'telepathy' }]);
    await open();
    expect((await entryWith(/The ticket app fetched the ticket in zone 1/)).textContent).toMatch(
      /6 March at 10:30 · The ticket app/,
    );
    expect((await entryWith(/telepathy made another change/)).textContent).toContain('· telepathy');
  });

  it('is shown in Norwegian', async () => {
    answers([order]);
    await open('nb');
    const name = /Kari Nordmann bestilte billett i sone 1 – 2Ø fra 1. april 2026/;
    expect((await entryWith(name)).textContent).toContain('6. mars kl. 10:30');
  });

  it('says what it will contain when it is empty', async () => {
    answers([]);
    await open();
    await screen.findByText('No history yet');
  });

  it('shows ten changes at a time', async () => {
    answers([order], 25);
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await vi.waitFor(() => expect(server.calls.at(-1)?.address).toContain('offset=10'));
  });

  it('can be retried in place when fetching fails', async () => {
    server.answer(listSubscriberHistory, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await open();
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    answers([order]);
    fireEvent.click(retryButton);
    await entryWith(/ordered a ticket/);
  });
});
