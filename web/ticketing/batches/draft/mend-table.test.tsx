// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type BatchOnTheWire,
  faultOf,
  personRow,
  readyTotals,
  type RowOnTheWire,
} from '../test-batch.ts';
import { asPhone, batchServer, openBatchPage, orderCalls as calls } from '../test-batch-page.tsx';
import { faultyRow, fieldsOfRows, kariMoe, openRows } from '../test-mend-table.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
describe('the columns of a check', () => {
  it('are the name, what every row needs, and what some row has', async () => {
    await openRows([
      personRow(1, { cells: kariMoe }),
      personRow(2, { cells: { ...kariMoe, agreement: 'A' } }),
    ]);
    expect(headings()).toEqual([
      'Row',
      'First name',
      'Last name',
      'Mobile',
      'Invoice reference',
      'Status',
      'Actions',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are without details, but for one that is at fault or a row that is edited', async () => {
    const cells = { ...kariMoe, zoneFrom: '1', profile: 'Adult' };
    await openRows([personRow(1, { cells })]);
    expect(headings()).toEqual(['Row', 'First name', 'Last name', 'Mobile', 'Status', 'Actions']);
    await press('Edit Kari Moe');
    const named = ['First name', 'Last name', 'Mobile', 'From zone', 'Profile'];
    expect(headings()).toEqual(['Row', ...named, 'Status', 'Actions']);
    await press('Edit Kari Moe');
    expect(headings()).not.toContain('From zone');
    cleanup();
    await openRows([{ ...faultyRow(1, faultOf('zoneFrom', 'zoneUnknown')), cells }]);
    expect(headings()).toEqual([
      'Row',
      'First name',
      'Last name',
      'Mobile',
      'From zone',
      'Status',
      'Actions',
    ]);
  });

  it('have one for a cell that is missing where it must not', async () => {
    await openRows([{ ...faultyRow(1, faultOf('agreement', 'required')), cells: kariMoe }]);
    expect(headings()).toContain('Invoice reference');
    expect(fieldsOfRows()).toEqual([['Invoice reference, Kari Moe', '']]);
  });
});

describe('a row of a check', () => {
  it('is edited in every cell, and closed by the same button', async () => {
    await openRows([personRow(1, { cells: kariMoe }), personRow(2, { cells: kariMoe })]);
    const edit = () => screen.getAllByRole('button', { name: 'Edit Kari Moe' });
    expect(edit().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
    fireEvent.click(edit()[1] ?? document.body);
    expect(edit().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    const fields = [
      ['First name, Kari Moe', 'Kari'],
      ['Last name, Kari Moe', 'Moe'],
      ['Mobile, Kari Moe', '41234567'],
    ];
    expect(fieldsOfRows()).toEqual(fields);
    // Another one beside it stays open when the first is closed.
    fireEvent.click(edit()[0] ?? document.body);
    expect(fieldsOfRows()).toEqual([...fields, ...fields]);
    fireEvent.click(edit()[1] ?? document.body);
    expect(edit().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    fireEvent.click(edit()[0] ?? document.body);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each<[RowOnTheWire['state'], Partial<BatchOnTheWire>, boolean]>([
    ['ready', {}, true],
    ['unchecked', {}, true],
    ['refused', {}, true],
    ['left-out', {}, false],
    ['failed', {}, false],
    ['done', {}, false],
    ['ready', { source: { kind: 'ticked', name: null } }, false],
  ])('that is %s in %j can be edited: %s', async (state, batch, canEdit) => {
    await openRows([personRow(1, { state, cells: kariMoe })], { batch });
    expect(screen.queryAllByRole('button', { name: /^Edit/ })).toHaveLength(canEdit ? 1 : 0);
  });

  it.each([
    ['ready', 'Skip Kari Moe', 'leave-out', 'Take Kari Moe in again'],
    ['left-out', 'Take Kari Moe in again', 'take-in', 'Skip Kari Moe'],
  ] as const)('that is %s is changed by “%s”', async (state, button, act, buttonAfter) => {
    const after = personRow(4, { cells: kariMoe, state: state === 'ready' ? 'left-out' : 'ready' });
    const body = { totals: readyTotals, rows: [after], conflicts: [] };
    const { mends } = await openRows([personRow(4, { state, cells: kariMoe }), personRow(5)], {
      mend: { status: 200, body },
    });
    await press(button);
    await screen.findByRole('button', { name: buttonAfter });
    expect(mends()).toEqual([{ do: act, positions: [4] }]);
    // The other one is as it was.
    expect(screen.getByRole('button', { name: 'Skip Kari No 5' })).toBeDefined();
  });

  it.each(['table', 'cards'])('that is left out has no fields any more: %s', async (kind) => {
    if (kind === 'cards') asPhone();
    const leftOut = personRow(1, { cells: kariMoe, state: 'left-out' });
    const body = { totals: readyTotals, rows: [leftOut], conflicts: [] };
    await openRows([personRow(1, { cells: kariMoe })], { mend: { status: 200, body } });
    await press('Edit Kari Moe');
    expect(screen.queryAllByRole('textbox')).toHaveLength(3);
    await press('Skip Kari Moe');
    await screen.findByRole('button', { name: 'Take Kari Moe in again' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that it could not be left out', async () => {
    await openRows([personRow(1, { cells: kariMoe })], {
      mend: { status: 500, isOutsideContract: true },
    });
    await press('Skip Kari Moe');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toBe('');
  });

  it('is called by its first cell where it has no name, or by its number', async () => {
    await openRows([personRow(1, { cells: { phone: '41' } }), personRow(2, { cells: {} })]);
    const buttons = screen.getAllByRole('button', { name: /^Skip (41|row)/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Skip 41',
      'Skip row 2',
    ]);
  });

  it('shows a damaged cell as it was read, with what stood in the file', async () => {
    await openRows([
      personRow(1, { cells: { ...kariMoe, phone: '4.1E7' }, readAs: { phone: '41000000' } }),
    ]);
    const cell = screen.getByText('In the list: 4.1E7').closest('td');
    expect(cell?.textContent).toBe('41000000 In the list: 4.1E7');
  });
});

describe('the rows of a check on a narrow screen', () => {
  it('are cards with the name, the other cells, what is at fault, and what can be done', async () => {
    const cells = { ...kariMoe, agreement: 'Oslo', zoneFrom: '1' };
    asPhone();
    await openRows([
      { ...faultyRow(3, faultOf('phone', 'mobilePhone')), cells },
      personRow(4, { cells }),
    ]);
    expect(screen.queryByRole('table')).toBeNull();
    const [first, second] = screen.getAllByRole('listitem');
    const texts = [...(second?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    // What is a detail in a table has its place on a card.
    expect(texts).toEqual(['Kari Moe row 4', '41234567 · Oslo · 1']);
    expect(first?.textContent).toContain('Kari Moe row 3');
    expect(first?.textContent).toContain('Oslo · 1');
    expect(first?.className).toMatch(/bg-error-tint/);
    expect(second?.className).not.toMatch(/bg-error-tint/);
    expect(fieldsOfRows()).toEqual([['Mobile', '41234567']]);
  });

  it('show every cell as a field while one is edited', async () => {
    asPhone();
    await openRows([personRow(1, { cells: kariMoe })]);
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Edit Kari Moe');
    expect(fieldsOfRows()).toEqual([
      ['First name', 'Kari'],
      ['Last name', 'Moe'],
      ['Mobile', '41234567'],
    ]);
  });

  it('say that there are none, or how many more', async () => {
    asPhone();
    await openRows([]);
    screen.getByText('No rows here');
    expect(screen.queryByRole('listitem')).toBeNull();
    cleanup();
    batchServer({});
    vi.restoreAllMocks();
    await openBatchPage();
    await screen.findByText('No rows here');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the look of a row', () => {
  const rows = [
    personRow(1),
    faultyRow(2, faultOf('phone', 'mobilePhone')),
    faultyRow(3, faultOf(null, 'TICKET_ALREADY_HELD')),
    personRow(4, { state: 'left-out' }),
  ];

  it.each(['table', 'cards'])(
    'marks what has to be mended, and mutes what is left out: %s',
    async (kind) => {
      if (kind === 'cards') asPhone();
      await openRows(rows);
      const elements = screen.getAllByRole(kind === 'cards' ? 'listitem' : 'row').slice(-4);
      const looks = elements.map((element) => {
        const marked = [element, element.firstElementChild]
          .map((one) => one?.className ?? '')
          .join(' ');
        return [
          element.className.includes('bg-error-tint'),
          marked.includes('shadow-[inset'),
          element.className.includes('text-ink-muted'),
        ];
      });
      expect(looks).toEqual([
        [false, false, false],
        [true, true, false],
        // What is there already is no fault to mend.
        [false, false, false],
        [false, false, true],
      ]);
    },
  );

  it.each([
    [1200, kariMoe, 'table'],
    [1200, { ...kariMoe, agreement: 'Oslo' }, 'table'],
    [1000, kariMoe, 'table'],
    [1000, { ...kariMoe, agreement: 'Oslo' }, 'cards'],
    [800, kariMoe, 'cards'],
  ])('in a window of %i pixels, with %j, is that of %s', async (width, cells, kind) => {
    const list = (query: string) => {
      const [, most = ''] = /max-width: ([\d.]+)px/.exec(query) ?? [];
      const matches = width <= Number(most);
      return Object.assign(new EventTarget(), { matches }) as MediaQueryList;
    };
    vi.spyOn(window, 'matchMedia').mockImplementation(list);
    await openRows([personRow(1, { cells })]);
    expect(screen.getByLabelText('Rows').tagName).toBe(kind === 'cards' ? 'UL' : 'TABLE');
    expect(screen.queryByRole('table') === null).toBe(kind === 'cards');
  });
});

describe('the pages of a check', () => {
  it('have 50 rows each, and are in the address', async () => {
    const server = batchServer({ rows: [personRow(1)], totalEntries: 120 });
    const { router } = await openBatchPage({}, '?show=ready');
    await screen.findByText('Showing 1–50 of 120');
    await press('Next page');
    await waitFor(() => expect(router.state.location.search).toEqual({ show: 'ready', page: '2' }));
    await waitFor(() =>
      expect(server.callsTo(calls.listRows).at(-1)?.address).toMatch(
        /maxEntries=50&offset=50&searchFor=&show=ready/,
      ),
    );
  });
});
