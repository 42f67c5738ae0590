// @vitest-environment happy-dom
import { listOf } from '@takst/contract/platform/lists/list.ts';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ListOption } from '#platform/design/list/list-option.ts';
import { press, pressNow } from '#testing/actions.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { ListPage } from './list-page.tsx';
import type { FilterWords } from './use-filter-chips.ts';
import { useListOf } from './use-list-of.ts';

const bikes = listOf({
  path: '/api/bike/by-company-id/{id}',
  summary: 'The bikes of a company',
  plural: 'bikes',
  needs: 'companySearch',
  company: 'id',
  filters: ['new', 'stolen', 'sold'],
  choices: { colour: { schema: z.enum(['red', 'blue']) } },
  columns: {
    number: { heading: { nb: 'Nr.', en: 'No.' }, file: true, sort: true },
    frame: { file: { nb: 'Ramme', en: 'Frame' } },
    name: { heading: { nb: 'Navn', en: 'Name' }, file: true, sort: true },
    lock: { heading: { nb: 'Lås', en: 'Lock' } },
    bell: { heading: { nb: 'Bjelle', en: 'Bell' } },
  },
  sortedBy: '-number',
  entry: z.object({ id: z.int(), name: z.string() }),
  counts: { within: 'choices' },
  file: { nb: 'sykler', en: 'bikes' },
  workbook: true,
});

type Filter = (typeof bikes)['filters'][number];

interface Options {
  at?: string;
  total?: number;
  language?: 'nb' | 'en';
  words?: Partial<FilterWords<Filter>>;
  files?: ListOption[];
  options?: (ListOption | null)[];
  failsToCount?: boolean;
}

const names = { new: 'New', stolen: 'Stolen', sold: 'Sold' };
const counts = { all: 7, counts: { new: 4, stolen: 3, sold: 0 } };

async function open({ at = '/', total = 7, failsToCount = false, ...more }: Options = {}) {
  const matches = total === 0 ? [] : [{ id: 1, name: 'Roadster' }];
  const server = fakeServer(
    [bikes.list, { status: 200, body: { totalEntries: total, matches } }],
    [
      bikes.counts,
      failsToCount
        ? { status: 503, body: { code: 'UNAVAILABLE' } }
        : { status: 200, body: { ...counts, all: total } },
    ],
  );
  const { words, language = 'en', ...props } = more;
  function Bikes() {
    const list = useListOf(bikes);
    return (
      <ListPage
        {...props}
        list={list}
        notice={<p>{`Colour ${list.filters.colour}`}</p>}
        title="Bikes"
        searchLabel="Search for bikes"
        filterWords={{ label: 'Show', all: 'All', name: (filter) => names[filter], ...words }}
        firstColumns={['name']}
        columns={{
          number: { cell: ({ id }) => id },
          name: { cell: ({ name }) => name, isRowHeader: true },
          lock: { cell: () => 'yes', header: 'Chain' },
          bell: { cell: () => 'no', isHidden: true },
        }}
        empty={{ icon: 'document', title: 'No bikes', text: 'Buy one.' }}
      />
    );
  }
  const { router } = await openPage({ pages: { '/': Bikes }, at, language });
  await screen.findByText(total === 0 ? /^(No bikes|No hits|Nothing)/ : 'Roadster');
  return { server, router };
}
const chips = () =>
  within(screen.getByRole('group', { name: 'Show' }))
    .getAllByRole('button')
    .map((chip) => `${chip.textContent} ${chip.getAttribute('aria-pressed')}`);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const menu = () => screen.getAllByRole('link').map((link) => link.textContent);
const search = 'searchFor=kari&filter=stolen&colour=red&sort=name';

afterEach(cleanup);

describe('the filters of a list', () => {
  const isHidden = (_: Filter, count = 0) => count === 0;

  it.each<[string, Options, shown: string[]]>([
    ['', {}, ['All7 true', 'New4 false', 'Stolen3 false', 'Sold0 false']],
    [
      'one of which is hidden without rows',
      { words: { isHidden } },
      ['All7 true', 'New4 false', 'Stolen3 false'],
    ],
    [
      'one of which is chosen and has no rows',
      { at: '/?filter=sold', words: { isHidden } },
      ['All7 false', 'New4 false', 'Stolen3 false', 'Sold0 true'],
    ],
    [
      'with counts of the page',
      { words: { counts: { stolen: 2, all: 6 } } },
      ['All6 true', 'New4 false', 'Stolen2 false', 'Sold0 false'],
    ],
    [
      'that could not be counted',
      { failsToCount: true },
      ['All\u2007 true', 'New\u2007 false', 'Stolen\u2007 false', 'Sold\u2007 false'],
    ],
  ])('are shown with how many rows each has %s', async (_, options, shown) => {
    await open(options);
    await waitFor(() => expect(chips()).toEqual(shown));
  });

  it('are counted within what else is chosen, and in the company', async () => {
    const { server, router } = await open({ at: '/?filter=new&colour=blue' });
    await press(/^Stolen/);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ filter: 'stolen' }));
    expect(server.callsTo(bikes.counts)[0]?.address).toBe(
      '/api/bike/count/by-company-id/1001?colour=blue',
    );
    await waitFor(() =>
      expect(server.callsTo(bikes.list).at(-1)?.address).toBe(
        '/api/bike/by-company-id/1001?searchFor=&filter=stolen&colour=blue&maxEntries=10&offset=0',
      ),
    );
  });

  it.each([
    ['red', 'red'],
    ['green', ''],
  ])('are those that the rows are chosen by: %s is %s', async (named, colour) => {
    await open({ at: `/?colour=${named}` });
    expect(screen.getByText(/^Colour/).textContent).toBe(`Colour ${colour}`);
  });

  it('are not counted where the list does not count them, and the list is fetched once', async () => {
    const tyres = listOf({
      path: '/api/tyre',
      summary: 'Tyres',
      plural: 'tyres',
      needs: 'companySearch',
      columns: { name: { heading: { nb: 'Navn', en: 'Name' }, sort: true } },
      sortedBy: 'name',
      entry: z.object({ id: z.int(), name: z.string() }),
    });
    const matches = [{ id: 1, name: 'Slick' }];
    const server = fakeServer([tyres.list, { status: 200, body: { totalEntries: 1, matches } }]);
    function Tyres() {
      return (
        <ListPage
          list={useListOf(tyres)}
          title="Tyres"
          columns={{ name: { cell: ({ name }) => name } }}
          empty={{ icon: 'document', title: 'No tyres', text: 'Buy some.' }}
        />
      );
    }
    await openPage({ pages: { '/': Tyres }, at: '/' });
    await screen.findByText('Slick');
    expect(server.calls.map(({ address }) => address)).toEqual([
      '/api/tyre?searchFor=&maxEntries=10&offset=0',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('leave nothing to choose and to search in a list without rows', async () => {
    await open({ total: 0, options: [{ label: 'Settings', to: '/minside' }] });
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(menu()).toEqual(['Settings']);
  });
});

describe('the columns of a list', () => {
  it('are those of the list, with what names a row first', async () => {
    await open();
    expect(headings()).toEqual(['Name', 'No.', 'Chain']);
    const sortable = screen
      .getAllByRole('columnheader')
      .map((one) => one.querySelector('button') !== null);
    expect(sortable).toEqual([true, true, false]);
    const sorted = screen.getByRole('columnheader', { name: /No\./ });
    expect(sorted.getAttribute('aria-sort')).toBe('descending');
    cleanup();
    await open({ language: 'nb' });
    expect(headings()).toEqual(['Navn', 'Nr.', 'Chain']);
  });
});

describe('the files of a list', () => {
  it('have all rows of what is chosen, of the company', async () => {
    await open({ at: '/?q=kari&filter=stolen&colour=red&sort=name&page=2', total: 12 });
    pressNow('Download');
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Excel (.xlsx)', `/api/bike/xlsx/by-company-id/1001?${search}`],
      ['CSV', `/api/bike/csv/by-company-id/1001?${search}`],
    ]);
  });

  it.each<[string, Options, shown: string[]]>([
    [
      'stand below other options, and say what they do',
      { options: [null, { label: 'Settings', to: '/minside' }] },
      ['Settings', 'Download Excel', 'Download CSV'],
    ],
    [
      'give way to those of the page',
      {
        files: [
          { label: 'Year', href: '/y' },
          { label: 'Month', href: '/m' },
        ],
      },
      ['Year', 'Month'],
    ],
    ['are alone where the user has no other option', { options: [null] }, ['Excel (.xlsx)', 'CSV']],
  ])('%s', async (_, options, shown) => {
    await open(options);
    pressNow(/^(Download|More)/);
    expect(menu()).toEqual(shown);
  });
});
