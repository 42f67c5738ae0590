// @vitest-environment happy-dom
import { queryOptions } from '@tanstack/react-query';
import { pressNow } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#platform/design/buttons/button.tsx';
import { openPage } from '#testing/open-page.tsx';
import { searchPause } from '#platform/design/search/search-box.tsx';
import { SearchedList } from './searched-list.tsx';
import { useList, useSectionList } from './use-list.ts';

type Bike = { id: number; name: string };
type Request = { searchFor: string; offset: number; colour: string };
type Reply = { totalEntries: number; matches: Bike[] };

const bike = (id: number): Bike => ({ id, name: `Bike ${id}` });
const replyOf = (total: number, ...ids: number[]): Reply => ({
  totalEntries: total,
  matches: ids.map(bike),
});

const fetchBikes = vi.fn<(request: Request) => Promise<Reply>>();
const requests = () => fetchBikes.mock.calls.map(([request]) => request);

beforeEach(() => {
  usersPage = Promise.withResolvers();
  fetchBikes.mockReset();
  fetchBikes.mockResolvedValue(replyOf(25, 1, 2));
});
afterEach(() => cleanup());

const queryFor = ({
  pageQuery,
  filters,
}: {
  pageQuery: Omit<Request, 'colour'>;
  filters: { colour: string };
}) => {
  const request = { ...pageQuery, colour: filters.colour };
  return queryOptions({
    queryKey: ['bikes', request] as const,
    queryFn: () => fetchBikes(request),
    throwOnError: false,
  });
};

function Bikes({ isSection }: { isSection: boolean }) {
  const useEitherList = isSection ? useSectionList : useList;
  const list = useEitherList(queryFor, ['colour']);
  return (
    <SearchedList
      list={list}
      title="Bikes"
      actions={<p>{list.isEmpty ? 'no bikes at all' : 'some bikes'}</p>}
      notice={<p>Rain today</p>}
      searchLabel="Search for bikes"
      filters={<Button onClick={() => list.setFilters({ colour: 'red' })}>Red</Button>}
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
        { id: 'number', header: 'Number', cell: ({ id }) => id, width: 7 },
      ]}
      rowPath={() => '/brukere'}
      skeletonRows={4}
      empty={{ icon: 'inbox', title: 'No bikes yet', text: 'Buy one.' }}
      failedTitle="No bikes came"
    />
  );
}

let usersPage = Promise.withResolvers<void>();
/** The page of a row, which loads for as long as a test wants. */
const Users = Object.assign(() => <p>Users</p>, { preload: () => usersPage.promise });

const open = (at = '/bikes', isSection = false) =>
  openPage({
    pages: { '/bikes': () => <Bikes isSection={isSection} />, '/brukere': Users },
    at,
  });
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const columnWidths = () =>
  [...document.querySelectorAll<HTMLElement>('col')].map(({ style }) =>
    style.getPropertyValue('--column-width'),
  );
const row = (id: number) => screen.findByRole('row', { name: `Bike ${id} ${id}` });

describe('the address of a list', () => {
  it('sets search, page and filters of the list', async () => {
    await open('/bikes?q=city&page=2&colour=blue');
    await row(1);
    expect(requests()).toEqual([{ maxEntries: 10, searchFor: 'city', offset: 10, colour: 'blue' }]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('city');
  });

  it('changes with the page, and "back" returns to the previous page', async () => {
    const { router } = await open();
    await row(1);
    pressNow('Page 2');
    await waitFor(() => expect(requests().at(-1)?.offset).toBe(10));
    expect(router.state.location.search).toEqual({ page: '2' });
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it.each([
    ['a search', () => type('41234567'), { q: '41234567', colour: 'blue' }],
    ['a filter', () => pressNow('Red'), { q: 'city', colour: 'red' }],
  ])(
    'begins at the first page after %s, which takes the place of the one before',
    async (_, change, search) => {
      const { router } = await open('/bikes?q=city&page=2&colour=blue');
      await row(1);
      change();
      await waitFor(() => expect(router.state.location.search).toEqual(search));
      expect(requests().at(-1)?.offset).toBe(0);
      expect(router.history.length).toBe(1);
    },
  );

  it('may end with a slash', async () => {
    const { router } = await open('/bikes/?colour=blue');
    await row(1);
    type('city');
    await waitFor(() => expect(requests().at(-1)?.searchFor).toBe('city'));
    expect(router.state.location.search).toEqual({ q: 'city', colour: 'blue' });
  });

  it('is limited to a valid search, and an invalid page becomes the first', async () => {
    await open(`/bikes?q=%00a${'x'.repeat(300)}&page=-2&colour=${'y'.repeat(300)}`);
    await row(1);
    expect(requests()).toEqual([
      { maxEntries: 10, searchFor: `a${'x'.repeat(199)}`, offset: 0, colour: 'y'.repeat(200) },
    ]);
  });

  it('is passed on in the link of a row', async () => {
    await open('/bikes?q=city&page=2');
    await row(1);
    const href = screen.getByRole('link', { name: 'Bike 1' }).getAttribute('href');
    expect(href).toBe('/brukere?q=city&page=2');
  });

  it('past the last page is replaced by that of the last page', async () => {
    fetchBikes.mockImplementation(async ({ offset }) =>
      offset === 20 ? replyOf(21, 21) : replyOf(21),
    );
    const { router } = await open('/bikes?page=9');
    await row(21);
    expect(requests().map(({ offset }) => offset)).toEqual([80, 20]);
    expect(router.state.location.search).toEqual({ page: '3' });
    expect(router.history.length).toBe(1);
  });
});

describe('a row that is opened', () => {
  it('is not left for a search that was still waiting', async () => {
    const { router } = await open();
    await row(1);
    type('on');
    type('one');
    fireEvent.click(screen.getByRole('link', { name: 'Bike 1' }));
    // The pause of the search ends while the page of the row loads.
    await new Promise((resolve) => setTimeout(resolve, searchPause + 100));
    await act(async () => usersPage.resolve());
    await screen.findByText('Users');
    expect(router.state.location.pathname).toBe('/brukere');
  });
});

describe('the rows of a list', () => {
  it('are skeletons in columns of the same widths while first loading', async () => {
    const slow = Promise.withResolvers<Reply>();
    fetchBikes.mockReturnValue(slow.promise);
    await open();
    await waitFor(() => expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(1 + 4));
    expect(screen.queryByRole('navigation')).toBeNull();
    const widths = columnWidths();
    slow.resolve(replyOf(1, 1));
    await row(1);
    expect(widths).toEqual(['', '7rem']);
    expect(columnWidths()).toEqual(widths);
  });

  it('stay, marked as stale, until the next search has loaded', async () => {
    await open();
    await row(2);
    const slow = Promise.withResolvers<Reply>();
    fetchBikes.mockReturnValue(slow.promise);
    type('one');
    await waitFor(() => expect(requests().at(-1)?.searchFor).toBe('one'));
    const table = (await row(2)).closest('[aria-busy]');
    expect(table?.getAttribute('aria-busy')).toBe('true');
    await act(async () => slow.resolve(replyOf(1, 1)));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Bike 2/ })).toBeNull());
    expect(table?.getAttribute('aria-busy')).toBe('false');
  });

  it('keep their place in the page and the focus when the next search has them, too', async () => {
    await open();
    const rowLink = (await row(2)).querySelector('a');
    rowLink?.focus();
    const slow = Promise.withResolvers<Reply>();
    fetchBikes.mockReturnValue(slow.promise);
    type('two');
    await waitFor(() => expect(requests().at(-1)?.searchFor).toBe('two'));
    await act(async () => slow.resolve(replyOf(2, 3, 2)));
    await row(3);
    expect(screen.queryByRole('row', { name: /Bike 1/ })).toBeNull();
    expect((await row(2)).querySelector('a')).toBe(rowLink);
    expect(document.activeElement).toBe(rowLink);
  });

  it('can be fetched again after a failure', async () => {
    fetchBikes.mockRejectedValue(new Error('down'));
    await open();
    await screen.findByText('No bikes came');
    fetchBikes.mockResolvedValue(replyOf(1, 1));
    pressNow('Try again');
    await row(1);
    expect(screen.queryByText('No bikes came')).toBeNull();
  });
});

describe('a list without rows', () => {
  it('says what it will contain', async () => {
    fetchBikes.mockResolvedValue(replyOf(0));
    await open();
    await screen.findByText('No bikes yet');
    expect(screen.getByText('no bikes at all')).toBeDefined();
    expect(screen.queryByText('Show all')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['?q=zzz', 'No hits for “zzz”'],
    ['?colour=green', 'No matches'],
    ['?q=zzz&colour=green', 'No hits for “zzz”'],
  ])('at %s says that nothing matches, and offers to show everything', async (search, title) => {
    fetchBikes.mockImplementation(async ({ searchFor, colour }) =>
      searchFor + colour === '' ? replyOf(1, 1) : replyOf(0),
    );
    const { router } = await open(`/bikes${search}`);
    await screen.findByText(title);
    expect(screen.getByText('some bikes')).toBeDefined();
    pressNow('Show all');
    await row(1);
    expect(router.state.location.search).toEqual({});
  });

  it('does not mention a search before it has loaded', async () => {
    fetchBikes.mockResolvedValue(replyOf(0));
    await open('/bikes?q=zzz');
    await screen.findByText('No hits for “zzz”');
    const slow = Promise.withResolvers<Reply>();
    fetchBikes.mockReturnValue(slow.promise);
    pressNow('Show all');
    await waitFor(() => expect(requests().at(-1)?.searchFor).toBe(''));
    expect(screen.getByText('No hits for “zzz”')).toBeDefined();
    expect(screen.queryByText('No bikes yet')).toBeNull();
    await act(async () => slow.resolve(replyOf(0)));
    await screen.findByText('No bikes yet');
  });
});

describe('a list that is a section of a page', () => {
  it('does not change the address', async () => {
    const { router } = await open('/bikes?q=of-the-page&page=7', true);
    await row(1);
    pressNow('Page 3');
    await waitFor(() => expect(requests().map(({ offset }) => offset)).toEqual([0, 20]));
    expect(requests().at(-1)?.searchFor).toBe('');
    expect(router.state.location.search).toEqual({ q: 'of-the-page', page: '7' });
    expect(screen.getByRole('link', { name: 'Bike 1' }).getAttribute('href')).toBe('/brukere');
  });

  it('has a level-2 heading, and a row count only with several pages', async () => {
    fetchBikes.mockResolvedValue(replyOf(2, 1, 2));
    await open('/bikes', true);
    await row(1);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bikes');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the row count also with one page when it fills the page', async () => {
    fetchBikes.mockResolvedValue(replyOf(2, 1, 2));
    await open();
    await row(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bikes');
    expect(screen.getByRole('navigation').textContent).toContain('1–2 of 2');
    expect(screen.getByText('Rain today')).toBeDefined();
  });
});
