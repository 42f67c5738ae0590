// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, render, screen, within } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import type { Column, Sort, TableProps } from './column.ts';
import { CutCell } from './cut-cell.tsx';
import { PagedTable } from './paged-table.tsx';
import { Pagination } from './pagination.tsx';
import { Table } from './table.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Bike = { id: number; name: string; price: number; note: string | null };
const bikes: readonly Bike[] = [
  { id: 1, name: 'City', price: 0, note: '' },
  { id: 2, name: 'Cargo', price: 900, note: 'Sold' },
];
const columns: readonly Column<Bike>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: 'code', header: 'No.', cell: ({ id }) => `B${id}`, onCard: 'title', isForWide: true },
  { id: 'price', header: 'Price', cell: ({ price }) => price, isSortable: true },
  {
    id: 'note',
    header: 'Note',
    cell: ({ note }) => note,
    cardCell: ({ note }) => (note ? `Note: ${note}` : note),
    cardBelow: ({ note }) => (note ? <button>Open the note</button> : null),
  },
  { id: 'lock', header: 'Lock', cell: () => 'Locked', onCard: 'aside' },
  { id: 'owner', header: 'Owner', cell: () => 'Kari', onCard: 'below' },
  { id: 'colour', header: 'Colour', cell: () => 'red', onCard: 'hidden' },
];

/** A window as narrow as a phone. */
const asPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );

const tableOf = (more: Partial<TableProps<Bike>> = {}): ReactNode => (
  <Table
    label="Bikes"
    columns={columns}
    rows={bikes}
    rowKey={({ id }) => id}
    rowPath={({ id }) => (id === 2 ? '/brukere' : null)}
    rowSearch={{ q: 'c' }}
    empty="None"
    {...more}
  />
);
async function open(more: Partial<TableProps<Bike>> = {}) {
  await openPage({ pages: { '/bikes': () => tableOf(more) }, at: '/bikes' });
  await screen.findByLabelText('Bikes');
}
const ticks = {
  isTicked: ({ id }: Bike) => id === 2,
  isTickable: ({ id }: Bike) => id === 2,
  onTick: (_rows: readonly Bike[], _isTicked: boolean) => undefined,
  label: ({ name }: Bike) => `Tick ${name}`,
  allLabel: 'Tick all',
};
const below = ({ id }: Bike) => (id === 2 ? <p>Its story</p> : null);

describe('a table', () => {
  it('has a row that is opened below its own, as wide as the table', async () => {
    await open({ below, ticks });
    const story = screen.getByText('Its story').closest('td');
    expect(story?.colSpan).toBe(columns.length + 1);
    expect(story?.closest('tr')?.previousElementSibling?.textContent).toContain('Cargo');
    expect(screen.getAllByRole('row')).toHaveLength(1 + 3);
  });

  it('has boxes for rows with which something can be done, and links for those with a page', async () => {
    await open({ ticks });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => [box.getAttribute('aria-label'), box.checked])).toEqual([
      ['Tick all', true],
      ['Tick Cargo', true],
    ]);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cargo', '/brukere?q=c'],
    ]);
  });

  it('is sorted by its heads, another column upwards at first', async () => {
    const sorts: Sort[] = [];
    const sort: Sort = { column: 'name', direction: 'ascending' };
    await open({ sort, onSort: (next) => sorts.push(next) });
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
      'ascending',
      null,
      'none',
      null,
      null,
      null,
      null,
    ]);
    pressNow('Name');
    pressNow('Price');
    expect(sorts).toEqual([
      { column: 'name', direction: 'descending' },
      { column: 'price', direction: 'ascending' },
    ]);
  });

  it('says that it loads, has no row meanwhile, and what stands in place of none', () => {
    pageFactsOf();
    const { rerender } = render(tableOf({ rows: undefined }));
    expect(screen.getByRole('status').textContent).toBe('Loading …');
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    rerender(tableOf({ rows: [] }));
    expect(document.body.textContent).toBe('None');
  });

  it.each([
    ['a table', () => undefined],
    ['cards', asPhone],
  ])('as %s lets the arrow keys move between its rows', async (_, narrow) => {
    narrow();
    await open({ rowPath: () => '/brukere' });
    const [first, second] = screen.getAllByRole('link');
    if (!first || !second) throw new Error('There are two rows.');
    first.focus();
    expect(fireEvent.keyDown(first, { key: 'ArrowDown', ctrlKey: true })).toBe(true);
    expect(document.activeElement).toBe(first);
    expect(fireEvent.keyDown(first, { key: 'ArrowDown' })).toBe(false);
    expect(document.activeElement).toBe(second);
  });
});

describe('a cell that is cut', () => {
  it('is shown in full when it is pointed at, unless it has room', () => {
    render(<CutCell>kari@granlia.example</CutCell>);
    const cell = screen.getByText('kari@granlia.example');
    const width = vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(300);
    fireEvent.pointerEnter(cell);
    expect(cell.title).toBe('kari@granlia.example');
    width.mockReturnValue(0);
    fireEvent.pointerEnter(cell);
    expect(cell.title).toBe('');
  });
});

describe('the cards of a phone', () => {
  const cards = () => within(screen.getByRole('list', { name: 'Bikes' })).getAllByRole('listitem');
  /** The parts of a card from the top. */
  const partsOf = (card: HTMLElement | undefined) =>
    [...(card?.querySelectorAll('p, p + div, button') ?? [])].map((part) => part.textContent);

  it('have what a row has, each in its place, without what is for a wide window', async () => {
    asPhone();
    await open();
    const [city, cargo] = cards();
    expect(partsOf(city)).toEqual(['City', 'Locked', '0', 'Kari']);
    expect(partsOf(cargo)).toEqual([
      'Cargo',
      'Locked',
      '900 · Note: Sold',
      'KariOpen the note',
      'Open the note',
    ]);
    expect(
      within(cargo as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/brukere?q=c');
  });

  it('have marks, boxes, and what is opened', async () => {
    asPhone();
    const onTick = vi.fn<typeof ticks.onTick>();
    await open({
      ticks: { ...ticks, onTick },
      below,
      markOf: ({ id }) => (id === 1 ? 'new' : 'changed'),
    });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tick Cargo' });
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(onTick).toHaveBeenCalledWith([bikes[1]], false);
    expect(cards().map((card) => card.textContent?.includes('New'))).toEqual([true, false]);
    expect(cards().map((card) => card.querySelectorAll('input').length)).toEqual([0, 1]);
    expect(cards().map((card) => card.textContent?.includes('Its story'))).toEqual([false, true]);
  });

  it('are sorted by a choice, which says how they are', async () => {
    asPhone();
    const sorts: Sort[] = [];
    await open({
      sort: { column: 'price', direction: 'descending' },
      onSort: (next) => sorts.push(next),
    });
    const box = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect(box.selectedOptions[0]?.textContent).toBe('Price, descending');
    expect([...box.options].map(({ textContent }) => textContent)).toEqual([
      'Name, ascending',
      'Name, descending',
      'Price, ascending',
      'Price, descending',
    ]);
    write('Sort by', 'name descending');
    expect(sorts).toEqual([{ column: 'name', direction: 'descending' }]);
  });
});

describe('the pages of a table', () => {
  const many = Array.from({ length: 60 }, (_, place) => ({ id: place + 1 }));
  const paged = (arrangement: string, rows: readonly { id: number }[] = many) => (
    <PagedTable
      label="Numbers"
      arrangement={arrangement}
      columns={[{ id: 'id', header: 'No.', cell: ({ id }) => id, isRowHeader: true }]}
      rows={rows}
      rowKey={({ id }) => id}
      empty="None"
    />
  );
  const rowRange = () => {
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    return `${rows[0]}–${rows.at(-1)}`;
  };
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('have 25 rows at first; another order or number of rows begins at the first page', () => {
    pageFactsOf();
    const { rerender } = render(paged('up'));
    expect(rowRange()).toBe('1–25');
    pressNow('Next page');
    expect(rowRange()).toBe('26–50');
    rerender(paged('up'));
    expect(rowRange()).toBe('26–50');
    rerender(paged('down'));
    expect(rowRange()).toBe('1–25');
    pressNow('Page 3');
    expect(rowRange()).toBe('51–60');
    write('Rows per page', '50');
    expect(rowRange()).toBe('1–50');
    write('Rows per page', '100');
    expect(rowRange()).toBe('1–60');
    expect(screen.queryByLabelText('Rows per page')).not.toBeNull();
    rerender(paged('down', many.slice(0, 25)));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('are turned one by one, and say which rows they have', () => {
    pageFactsOf();
    const pages: number[] = [];
    const at = (page: number) => (
      <Pagination page={page} total={1234} onPage={(next) => pages.push(next)} />
    );
    const { rerender } = render(at(1));
    const state = () => [button('Previous page').disabled, button('Next page').disabled];
    const text = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
    expect([state(), text()]).toEqual([[true, false], 'Showing 1–10 of 1 234']);
    rerender(at(5));
    expect([state(), text()]).toEqual([[false, false], 'Showing 41–50 of 1 234']);
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('5');
    pressNow('Previous page');
    pressNow('Next page');
    expect(pages).toEqual([4, 6]);
    rerender(at(124));
    expect([state(), text()]).toEqual([[false, true], 'Showing 1231–1234 of 1 234']);
  });
});
