// @vitest-environment happy-dom
import { queryOptions } from '@tanstack/react-query';
import { press, pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import type { ListOption } from './list-option.ts';
import { SearchedList } from './searched-list.tsx';
import { useList } from './use-list.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const settings: ListOption = {
  label: 'Settings',
  icon: 'settings',
  to: '/brukere',
  search: { of: 'bikes' },
};
const file: ListOption = { label: 'CSV', href: '/bikes.csv' };
const sheet: ListOption = { label: 'Excel', href: '/bikes.xlsx' };

const bikes = { totalEntries: 1, matches: [{ id: 1, name: 'City bike' }] };

interface BikesProps {
  options: readonly ListOption[];
  filterMenu?: 'always' | 'phone';
}

function Bikes({ options, filterMenu = 'always' }: BikesProps) {
  const list = useList(
    ({ filters }) => queryOptions({ queryKey: ['bikes', filters] as const, queryFn: () => bikes }),
    ['filter', 'colour'],
  );
  return (
    <SearchedList
      list={list}
      title="Bikes"
      subtitle="Of the city"
      isSubtitleForWide
      actions={<button type="button">Buy a bike</button>}
      options={options}
      searchLabel="Search for bikes"
      filterMenu={filterMenu}
      besideSearch={
        <select
          aria-label="Colour"
          value={list.filters.colour}
          onChange={({ target }) => list.setFilters({ colour: target.value })}
        >
          <option value="">All</option>
          <option value="red">Red</option>
        </select>
      }
      chips={{ label: 'State', value: '', chips: [], onChange: () => {} }}
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true }]}
      empty={{ icon: 'inbox', title: 'No bikes yet', text: 'Buy one.' }}
    />
  );
}

async function open(options: readonly ListOption[], more: Omit<BikesProps, 'options'> = {}) {
  const page = await openPage({
    pages: {
      '/bikes': () => <Bikes options={options} {...more} />,
      '/brukere': () => <p>Users</p>,
    },
    at: '/bikes?filter=sold',
  });
  await screen.findByText('City bike');
  return page;
}

/** A window as narrow as a phone. */
const asPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );

const header = () => {
  const heading = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
  const line = heading?.parentElement;
  if (!line) throw new Error('The heading stands in no line.');
  return within(line);
};
const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the header of a list', () => {
  it('has further options behind one button, beside the main one', async () => {
    await open([settings, file]);
    expect(namesOf(header().getAllByRole('button'))).toEqual(['More options', 'Buy a bike']);
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    pressNow('More options');
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(
      '/brukere?of=bikes',
    );
    const download = screen.getByRole('link', { name: 'CSV' });
    expect(download.getAttribute('href')).toBe('/bikes.csv');
    expect(download.hasAttribute('download')).toBe(true);
    fireEvent.click(download);
    expect(screen.queryByRole('link', { name: 'CSV' })).toBeNull();
  });

  it('names the button of files alone by what it does', async () => {
    await open([sheet, file]);
    expect(namesOf(header().getAllByRole('button'))).toEqual(['Download', 'Buy a bike']);
  });

  it('shows a single option as the button itself', async () => {
    await open([settings]);
    expect(header().getByRole('link', { name: 'Settings' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'More options' })).toBeNull();
  });

  it('has one button on a phone, without the subtitle; the options are beside the search', async () => {
    asPhone();
    await open([settings, file]);
    expect(namesOf(header().getAllByRole('button'))).toEqual(['Buy a bike']);
    expect(screen.queryByText('Of the city')).toBeNull();
    pressNow('More options');
    expect(screen.getByRole('link', { name: 'Settings' })).toBeDefined();
  });
});

describe('the filters of a list in a menu', () => {
  it('say on their button how many of them are chosen', async () => {
    const { router } = await open([]);
    await press('More filters');
    fireEvent.change(screen.getByRole('combobox', { name: 'Colour' }), {
      target: { value: 'red' },
    });
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ filter: 'sold', colour: 'red' }),
    );
    expect(screen.getByRole('button', { name: /^More filters/ }).textContent).toBe('More filters1');
  });

  it('are behind it on a phone alone, where a wide window has room for them', async () => {
    await open([], { filterMenu: 'phone' });
    expect(screen.queryByRole('combobox', { name: 'Colour' })).not.toBeNull();
    cleanup();
    asPhone();
    await open([], { filterMenu: 'phone' });
    expect(screen.queryByRole('combobox', { name: 'Colour' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More filters' })).not.toBeNull();
  });
});

describe('the hint in the search box', () => {
  const hint = () => screen.getByRole<HTMLInputElement>('searchbox').placeholder;
  const asWide = (pixels: number) =>
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const matches = pixels <= Number(/[\d.]+/.exec(query)?.[0]);
      return Object.assign(new EventTarget(), { matches }) as MediaQueryList;
    });

  it.each([
    [1392, 'Search for bikes'],
    [1391, 'Search'],
    [600, 'Search'],
    [599, 'Search for bikes'],
  ])('has room for all of it at a width of %i: %s', async (pixels, text) => {
    asWide(pixels);
    await open([]);
    expect(hint()).toBe(text);
  });
});
