// @vitest-environment happy-dom
import {
  type HistoryEntry,
  historyEntry,
} from '@takst/contract/platform/changes/history-entry.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { press, pressNow } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { HistoryCard } from './history-card.tsx';

const ended = {
  id: 9,
  at: '2026-03-04T08:14:00Z',
  kind: 'end-ticket',
  channel: 'portal',
  who: 'Kari Hansen',
  about: 'Ola Nordmann',
  ticket: { id: 31, zones: ['1', '2Ø'], allZones: false, startDate: '2026-01-15' },
  differences: [
    {
      field: 'expirationDate',
      before: { as: 'date', date: '2026-12-31' },
      after: { as: 'date', date: '2026-04-30' },
    },
  ],
};
const ordered = { ...ended, id: 1, kind: 'order-ticket', differences: [] };

afterEach(cleanup);

type Request = { pageQuery: { offset: number } };
type Page = { totalEntries: number; matches: HistoryEntry[] };

interface CardOptions {
  entries: object[];
  total?: number;
  undoableTickets?: number[];
  isOfOnePerson?: boolean;
  /** In the place of the entries, once. */
  firstAnswer?: Promise<Page>;
}

async function open({ entries, total, firstAnswer, ...more }: CardOptions) {
  const { undoableTickets = [], isOfOnePerson = true } = more;
  const page = {
    totalEntries: total ?? entries.length,
    matches: z.parse(z.array(historyEntry), entries),
  };
  const fetchPage = vi.fn<(query: Request['pageQuery']) => Promise<Page>>();
  fetchPage.mockResolvedValue(page);
  if (firstAnswer) fetchPage.mockReturnValueOnce(firstAnswer);
  const onUndoEnd = vi.fn();
  const queryFor = ({ pageQuery }: Request) =>
    queryOptions({
      queryKey: ['history', pageQuery.offset] as const,
      queryFn: () => fetchPage(pageQuery),
      throwOnError: false,
    });
  function Person() {
    return (
      <HistoryCard
        list={useSectionList(queryFor)}
        ownFieldNames={{ employeeId: 'Crew number' }}
        isOfOnePerson={isOfOnePerson}
        undoableTickets={undoableTickets}
        onUndoEnd={onUndoEnd}
      />
    );
  }
  await openPage({ pages: { '/': Person }, at: '/', texts: ['change-history'] });
  return { fetchPage, onUndoEnd };
}
/** What each change says: who did what, and when, with what can be done about it. */
const lines = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent.trim()));

describe('the history of a person', () => {
  it.each<[object, isOfOnePerson: boolean, sentence: string]>([
    [
      ended,
      true,
      'Kari Hansen ended the ticket in zone 1 – 2Ø from 15 January 2026 with the last day 30 April 2026',
    ],
    [
      { ...ordered, ticket: { ...ended.ticket, zones: [], allZones: true } },
      false,
      'Kari Hansen ordered a ticket for Ola Nordmann in all zones from 15 January 2026',
    ],
    [
      { ...ordered, who: null, channel: 'app', ticket: null },
      true,
      'The ticket app ordered a ticket',
    ],
    [{ ...ordered, kind: 'move-in' }, true, 'Kari Hansen registered the move-in'],
    [{ ...ordered, kind: 'move-in' }, false, 'Kari Hansen registered the move-in for Ola Nordmann'],
  ])('says who did what (%#)', async (entry, isOfOnePerson, sentence) => {
    await open({ entries: [entry], isOfOnePerson });
    await screen.findByRole('listitem');
    expect(lines()[0]?.[0]).toBe(sentence);
  });

  it.each([
    ['2026-03-03T23:30:00Z', 'portal', 'Today at\u00a000:30'],
    ['2026-03-03T08:14:00Z', 'portal', 'Yesterday at\u00a009:14'],
    ['2026-03-02T22:30:00Z', 'portal', '2 March at 23:30'],
    ['2026-03-01T23:30:00Z', 'portal', '2 March at 00:30'],
    ['2025-12-24T16:00:00Z', 'app', '24 December 2025 at 17:00 · The ticket app'],
  ])('says when that was, and through what (%s by %s)', async (at, channel, when) => {
    await open({ entries: [{ ...ordered, at, channel }] });
    await screen.findByRole('listitem');
    expect(lines()[0]?.[1]).toBe(when);
  });

  it('has what a field was and became, by the name that the company has for it', async () => {
    const employeeId = { field: 'employeeId', before: null, after: { as: 'text', text: 'A-2' } };
    await open({ entries: [{ ...ended, differences: [employeeId] }, ordered] });
    await screen.findByText('Crew number: A-2');
    expect(screen.getAllByText('Details')).toHaveLength(1);
  });

  it('offers to undo the newest end of each ticket that may go on, and no other change', async () => {
    const other = { ...ended, ticket: { ...ended.ticket, id: 32 } };
    const { onUndoEnd } = await open({
      entries: [
        { ...ordered, id: 12 },
        { ...ended, id: 11 },
        { ...other, id: 10, who: 'Per Olsen' },
        { ...ended, id: 9 },
        { ...ended, id: 8, ticket: { ...ended.ticket, id: 33 } },
        { ...ended, id: 7, ticket: null },
      ],
      undoableTickets: [31, 32],
    });
    await screen.findAllByRole('listitem');
    expect(lines().map(([, when]) => when?.endsWith('Undo'))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    const [, ofOther] = screen.getAllByRole('button', { name: 'Undo' });
    ofOther?.click();
    expect(onUndoEnd.mock.calls).toEqual([[32]]);
  });

  it.each([
    [10, false],
    [11, true],
  ])('of %i changes has further pages: %s', async (total, hasPages) => {
    const { fetchPage } = await open({ entries: [ended], total });
    await screen.findByRole('listitem');
    expect(screen.queryByRole('navigation') !== null).toBe(hasPages);
    if (!hasPages) return;
    pressNow('Next page');
    await waitFor(() => expect(fetchPage.mock.lastCall?.[0].offset).toBe(10));
  });

  it('says that there is none when it has come, and not before', async () => {
    const { promise, resolve } = Promise.withResolvers<Page>();
    await open({ entries: [], firstAnswer: promise });
    await screen.findByRole('heading', { name: 'History' });
    expect(screen.queryByText('No history yet')).toBeNull();
    resolve({ totalEntries: 0, matches: [] });
    await screen.findByText('No history yet');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that it could not be fetched, and fetches it again', async () => {
    await open({ entries: [ended], firstAnswer: Promise.reject(new Error('trouble')) });
    await screen.findByText('We could not fetch the history.');
    expect(screen.queryByText('No history yet')).toBeNull();
    await press('Try again');
    await screen.findByText(/ended the ticket/);
    expect(screen.queryByText('We could not fetch the history.')).toBeNull();
  });
});
