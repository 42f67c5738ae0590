// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#testing/fake-server.ts';
import { type BatchOnTheWire, faultOf, personRow, readyTotals } from '../test-batch.ts';
import {
  type BatchFacts,
  batchServer,
  openBatchPage,
  orderCalls as calls,
} from '../test-batch-page.tsx';
import { faultyRow } from '../test-mend-table.tsx';

afterEach(() => cleanup());

/** The same code in two columns, and a fault of whole rows. */
const faultGroups = [
  { column: 'phone', code: 'required', rows: 1234 },
  { column: 'employeeId', code: 'required', rows: 2 },
  { column: null, code: 'ROW_TWICE', rows: 1 },
];
const counts = { rows: 1240, faulty: 1237, ready: 2, leftOut: 1 };
const totals = { ...counts, faultGroups };
const ticked = { source: { kind: 'ticked', name: null } } as const;

async function openGroups(facts: BatchFacts = {}, search = '', mend?: Answer) {
  const server = batchServer(
    { totals, rows: [faultyRow(1, faultOf('phone', 'required'))], ...facts },
    ...(mend ? [[calls.mendRows, mend] as const] : []),
  );
  const { router } = await openBatchPage({}, search);
  await screen.findByLabelText('Rows');
  const listed = () => server.callsTo(calls.listRows).at(-1)?.address.split('?')[1];
  return { server, listed, search: () => router.state.location.search };
}
const groups = () => screen.queryByRole('region', { name: 'Faults by kind' });
const buttonsOf = (element: HTMLElement | null) =>
  within(element ?? document.body)
    .getAllByRole('button')
    .map((button) => [plainText(button.textContent), button.getAttribute('aria-pressed')]);
const namesPressed = (element: HTMLElement | null) =>
  buttonsOf(element).flatMap(([name, isPressed]) => (isPressed === 'true' ? [name] : []));
const chips = () => screen.getByRole('group', { name: 'Show rows' });

describe('the faults of a list by kind', () => {
  it('are in the order of the server, with the column, without the way to mend them', async () => {
    const { listed } = await openGroups();
    expect(buttonsOf(groups())).toEqual([
      ['1 234 × Mobile: Missing', 'false'],
      ['2 × Employee number: Missing', 'false'],
      ['1 × The same person as in another row', 'false'],
    ]);
    expect(listed()).toBe('maxEntries=50&offset=0&searchFor=&show=all');
    // On a phone the rows come first, until those at fault are asked for.
    expect(groups()?.className).toMatch(/max-sm:hidden/);
  });

  it('list their own rows when pressed, and all of them when pressed again', async () => {
    const { listed, search } = await openGroups({}, '?page=2');
    const group = '2 × Employee number: Missing';
    await press(group);
    await waitFor(() =>
      expect(search()).toEqual({ show: 'faulty', column: 'employeeId', fault: 'required' }),
    );
    await waitFor(() =>
      expect(listed()).toBe(
        'maxEntries=50&offset=0&searchFor=&show=faulty&fault=required&column=employeeId',
      ),
    );
    // The same fault in another column is another group.
    expect(namesPressed(groups())).toEqual([group]);
    expect(namesPressed(chips())).toEqual([]);
    expect(groups()?.className).not.toMatch(/max-sm:hidden/);
    await press(group);
    await waitFor(() => expect(search()).toEqual({}));
    expect(namesPressed(groups())).toEqual([]);
    expect(namesPressed(chips())).toEqual(['All1 240']);
  });

  it('that are about whole rows are listed without a column', async () => {
    const { listed, search } = await openGroups();
    await press(/ROW|The same person/);
    await waitFor(() => expect(search()).toEqual({ show: 'faulty', fault: 'ROW_TWICE' }));
    await waitFor(() =>
      expect(listed()).toBe('maxEntries=50&offset=0&searchFor=&show=faulty&fault=ROW_TWICE'),
    );
    expect(namesPressed(groups())).toEqual(['1 × The same person as in another row']);
  });

  it('give way to all rows when the one in the address is gone', async () => {
    const { search } = await openGroups({}, '?show=faulty&fault=date&column=phone');
    await waitFor(() => expect(search()).toEqual({}));
    cleanup();
    const unchecked = { ...totals, unchecked: 1, generalFaults: ['ZONES_NOT_CHOSEN'] };
    const waiting = await openGroups({ totals: unchecked }, '?fault=date&column=phone');
    await screen.findByText('Choose this first, then the rows are checked');
    // It may come again with the next rows that are checked.
    expect(waiting.search()).toEqual({ fault: 'date', column: 'phone' });
    cleanup();
    const none = await openGroups({ totals: readyTotals }, '?show=ready');
    expect(groups()).toBeNull();
    expect(none.search()).toEqual({ show: 'ready' });
  });

  it.each<[Partial<BatchOnTheWire>, number, boolean]>([
    [ticked, 1, false],
    [ticked, 2, true],
    [{}, 1, true],
  ])('of %j, %i of them, stand above the rows: %s', async (batch, number, isThere) => {
    await openGroups({ batch, totals: { ...totals, faultGroups: faultGroups.slice(-number) } });
    expect(groups() !== null).toBe(isThere);
  });
});

describe('all rows of one fault', () => {
  const atPhone = '?show=faulty&fault=required&column=phone';
  const mended: Answer = {
    status: 200,
    body: { totals: { ...readyTotals, faultGroups: [] }, rows: [], conflicts: [] },
  };
  const proposed = faultyRow(1, faultOf('phone', 'required', { proposal: '41234567' }));

  it.each([
    [
      'Use the proposals in all 1 234 rows',
      { do: 'take-proposals', column: 'phone', fault: 'required' },
    ],
    ['Skip all 1 234 rows', { do: 'leave-out-faulty', column: 'phone', fault: 'required' }],
  ])('are answered by “%s”, and listed again', async (name, body) => {
    const { server, search } = await openGroups({ rows: [proposed] }, atPhone, mended);
    const listed = server.callsTo(calls.listRows).length;
    await press(new RegExp(`^${name.replaceAll(' ', String.raw`\s`)}$`));
    await waitFor(() => expect(search()).toEqual({}));
    expect(server.callsTo(calls.mendRows).map((call) => call.body)).toEqual([body]);
    expect(server.callsTo(calls.listRows).length).toBeGreaterThan(listed);
  });

  it('are of one row too, and of rows as a whole', async () => {
    const rows = [faultyRow(1, faultOf(null, 'ROW_TWICE', { proposal: 'x' }))];
    const { server } = await openGroups({ rows }, '?show=faulty&fault=ROW_TWICE', mended);
    // A whole row has no cell for a proposal.
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    await press('Skip 1 row');
    await waitFor(() => expect(server.callsTo(calls.mendRows)).toHaveLength(1));
    const [call] = server.callsTo(calls.mendRows);
    expect(call?.body).toEqual({ do: 'leave-out-faulty', column: null, fault: 'ROW_TWICE' });
  });

  it.each([
    ['nothing is proposed', faultOf('phone', 'required')],
    [
      'something is proposed for another column',
      faultOf('employeeId', 'required', { proposal: '1' }),
    ],
    ['something is proposed for another fault', faultOf('phone', 'minLength', { proposal: '1' })],
  ])('have no button for proposals when %s', async (_, fault) => {
    await openGroups({ rows: [personRow(2), faultyRow(1, fault)] }, atPhone);
    await screen.findByRole('button', { name: /^Skip all/ });
    expect(screen.queryByRole('button', { name: /^Use the/ })).toBeNull();
  });

  it('have no buttons before a fault is chosen', async () => {
    await openGroups({ rows: [proposed] });
    expect(screen.queryByRole('button', { name: /^(Use the|Skip all)/ })).toBeNull();
  });

  it('are as they were when the server is away, and the page says so', async () => {
    const away = { status: 500, isOutsideContract: true };
    const { search } = await openGroups({ rows: [proposed] }, atPhone, away);
    await press(/^Skip all/);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^The change was not saved./);
    expect(search()).toEqual({ show: 'faulty', fault: 'required', column: 'phone' });
  });
});

describe('which rows of a draft are listed', () => {
  it.each<[Partial<BatchOnTheWire>, string]>([
    [{}, 'To be corrected1 237'],
    [ticked, 'No change1 237'],
  ])('of %j is chosen with the number of each', async (batch, faulty) => {
    const { listed, search } = await openGroups({ batch });
    expect(buttonsOf(chips())).toEqual([
      ['All1 240', 'true'],
      [faulty, 'false'],
      ['Skipped1', 'false'],
      ['Ready2', 'false'],
    ]);
    for (const [name, show] of [
      [/^(To be|No change)/, 'faulty'],
      [/^Skipped/, 'left-out'],
      [/^Ready/, 'ready'],
    ] as const) {
      await press(name);
      await waitFor(() => expect(search()).toEqual({ show }));
      await waitFor(() => expect(listed()).toMatch(new RegExp(`show=${show}$`)));
      expect(namesPressed(chips())[0]).toMatch(name);
    }
  });

  it('is all of them for an address that says something else', async () => {
    const { listed } = await openGroups({}, '?show=nonsense');
    expect(listed()).toMatch(/show=all$/);
    expect(namesPressed(chips())).toEqual(['All1 240']);
  });
});
