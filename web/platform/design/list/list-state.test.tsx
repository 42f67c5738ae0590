// @vitest-environment happy-dom
import { queryOptions } from '@tanstack/react-query';
import { pressNow, write } from '#testing/actions.ts';
import { act, cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { SearchedList } from './searched-list.tsx';
import { useList, useSectionList } from './use-list.ts';

type Bike = { id: number; name: string };
type Request = { search: string; state: string; colour: string; sort: string };
type Reply = { totalEntries: number; matches: Bike[] };

const bike = (id: number): Bike => ({ id, name: `Bike ${id}` });
const fetchBikes = vi.fn<(request: Request & { rows: number; from: number }) => Promise<Reply>>();
const lastRequest = () => fetchBikes.mock.calls.at(-1)?.[0];

beforeEach(() => {
  fetchBikes.mockReset();
  fetchBikes.mockResolvedValue({ totalEntries: 75, matches: [bike(1), bike(2)] });
});
afterEach(cleanup);

type Options = {
  isSection?: boolean;
  newRow?: Bike;
  counted?: number | null;
  noHits?: { title: string; text: string; showAll: string } | null;
};

function Bikes({ isSection = false, newRow, counted = 1234, noHits }: Options) {
  const useEitherList = isSection ? useSectionList : useList;
  const list = useEitherList(
    ({ pageQuery, filters, sort }) => {
      const request = {
        search: pageQuery.searchFor,
        state: filters.filter,
        colour: filters.colour,
        sort,
        rows: pageQuery.maxEntries,
        from: pageQuery.offset,
      };
      return queryOptions({
        queryKey: ['bikes', request] as const,
        queryFn: () => fetchBikes(request),
      });
    },
    ['filter', 'colour'],
  );
  return (
    <SearchedList
      list={list}
      title="Bikes"
      searchLabel="Search for bikes"
      newRow={newRow}
      sortedBy="-name"
      filterMenu="phone"
      besideSearch={<p>{`Colour: ${list.filters.colour}`}</p>}
      chips={{
        label: 'State',
        value: list.filters.filter,
        onChange: (filter) => list.setFilters({ filter }),
        chips: [
          { value: '', label: 'All', count: counted },
          { value: 'sold', label: 'Sold', count: undefined },
        ],
      }}
      columns={[
        {
          id: 'name',
          header: 'Name',
          cell: ({ name }) => name,
          isRowHeader: true,
          isSortable: true,
        },
      ]}
      empty={{ icon: 'inbox', title: 'No bikes yet', text: 'Buy one.' }}
      noHits={noHits}
    />
  );
}

async function open(search = '', options: Options = {}) {
  const page = await openPage({
    pages: { '/bikes': () => <Bikes {...options} /> },
    at: `/bikes${search}`,
  });
  await waitFor(() => expect(screen.queryByText(/^(Bike 1|No.*)$/)).not.toBeNull());
  return page;
}
const nothing = (near?: number) =>
  fetchBikes.mockImplementation(async ({ state, colour }) => ({
    totalEntries: state + colour === '' && near !== undefined ? near : 0,
    matches: [],
  }));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the state of a list in its address', () => {
  it.each([
    ['a number of rows', '?page=2&rows=50', { rows: 50, from: 50 }],
    ['an order', '?sort=name', { sort: 'name', rows: 10, from: 0 }],
    ['two filters', '?filter=sold&colour=red', { state: 'sold', colour: 'red' }],
  ])('has %s', async (_, search, request) => {
    await open(search);
    expect(lastRequest()).toMatchObject(request);
  });

  it.each<[string, () => void, Record<string, string>]>([
    [
      'another number of rows',
      () => write('Rows per page', '50'),
      { q: 'city', filter: 'sold', colour: 'red', sort: 'name', rows: '50' },
    ],
    [
      'another order',
      () => pressNow('Name'),
      { q: 'city', filter: 'sold', colour: 'red', rows: '25' },
    ],
    [
      'another filter',
      () => pressNow(/^All/),
      { q: 'city', colour: 'red', sort: 'name', rows: '25' },
    ],
  ])('begins at the first page after %s, and keeps the rest', async (_, change, search) => {
    const { router } = await open('?q=city&filter=sold&colour=red&sort=name&rows=25&page=2');
    change();
    await waitFor(() => expect(router.state.location.search).toEqual(search));
    expect(lastRequest()?.from).toBe(0);
  });
});

describe('the order of a list', () => {
  const order = () => screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort');

  it('is its own one at first, which the address leaves out', async () => {
    const { router } = await open();
    expect([order(), lastRequest()?.sort]).toEqual(['descending', '']);
    pressNow('Name');
    await waitFor(() => expect(order()).toBe('ascending'));
    expect(router.state.location.search).toEqual({ sort: 'name' });
    pressNow('Name');
    await waitFor(() => expect(order()).toBe('descending'));
    expect(router.state.location.search).toEqual({});
  });
});

describe('a row that was just added', () => {
  it('stands first, once, and is marked', async () => {
    await open('', { newRow: bike(2) });
    expect(names()).toEqual(['Bike 2New', 'Bike 1']);
  });

  it('stands first where the rows of the page do not have it', async () => {
    await open('', { newRow: bike(9) });
    expect(names()).toEqual(['Bike 9New', 'Bike 1', 'Bike 2']);
  });
});

describe('a list whose filter leaves nothing', () => {
  it.each([
    [0, /^The search has no hits without the filter either/],
    [1, /^The search has 1 hit without the filter/],
    [1500, /^The search has 1.500 hits without the filter/],
  ])('says what the search has without it: %s', async (near, text) => {
    nothing(near);
    const { router } = await open('?q=city&filter=sold&page=3');
    screen.getByText('No hits for “city” in “Sold”');
    await screen.findByText(text);
    const request = { search: 'city', state: '', colour: '', rows: 1, from: 0 };
    expect(fetchBikes).toHaveBeenCalledWith(expect.objectContaining(request));
    pressNow('Search all 1\u00a0234');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'city' }));
  });

  it('can be left by the search, too', async () => {
    nothing(3);
    const { router } = await open('?q=city&filter=sold');
    pressNow('Clear the search');
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'sold' }));
    await screen.findByText('Nothing in “Sold” now');
    pressNow('Show all 1\u00a0234');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it.each<[string, string, Options]>([
    ['other choices filter, too', '?filter=sold&colour=red', {}],
    ['nothing is counted', '?filter=sold', { counted: null }],
  ])('promises no number where %s', async (_, search, options) => {
    nothing();
    await open(search, options);
    expect(screen.getByRole('button', { name: /^Show all/ }).textContent).toBe('Show all ');
  });

  it('asks nothing more without a search or a filter', async () => {
    nothing();
    await open('?q=city');
    screen.getByText('No hits for “city”');
    expect(fetchBikes).toHaveBeenCalledTimes(1);
    cleanup();
    await open('?filter=sold');
    expect(fetchBikes).toHaveBeenCalledTimes(2);
  });

  it('stays where the search without it fails', async () => {
    fetchBikes.mockImplementation(async ({ state }) => {
      if (state === '') throw new Error('down');
      return { totalEntries: 0, matches: [] };
    });
    await open('?q=city&filter=sold');
    await waitFor(() => expect(fetchBikes).toHaveBeenCalledTimes(2));
    await act(() => undefined);
    expect(screen.queryByText('No hits for “city” in “Sold”')).not.toBeNull();
  });

  it('may have words of its own', async () => {
    nothing();
    const noHits = { title: 'No such bike', text: 'Look again.', showAll: 'All bikes' };
    const { router } = await open('?q=city', { noHits });
    screen.getByText('No such bike');
    screen.getByText('Look again.');
    pressNow('All bikes');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('may be as good as one without any rows', async () => {
    nothing();
    await open('?filter=sold', { noHits: null });
    expect(screen.queryByText('No bikes yet')).not.toBeNull();
  });
});

describe('the chips of a list', () => {
  it('say which is pressed, and how many rows each has as soon as it is known', async () => {
    await open('?filter=sold');
    const chips = within(screen.getByRole('group', { name: 'State' })).getAllByRole('button');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')])).toEqual([
      ['All1\u00a0234', 'false'],
      ['Sold\u2007', 'true'],
    ]);
  });

  it('have no number where nothing is counted, and one of none', async () => {
    const first = () => screen.getByRole('group', { name: 'State' }).children[0]?.textContent;
    await open('', { counted: null });
    expect(first()).toBe('All');
    cleanup();
    await open('', { counted: 0 });
    expect(first()).toBe('All0');
  });
});

describe('a section with several pages', () => {
  it('has no choice of how many rows they have', async () => {
    await open('', { isSection: true });
    expect(screen.queryByLabelText('Rows per page')).toBeNull();
  });
});
