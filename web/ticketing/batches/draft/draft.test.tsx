// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import type { BatchKit } from '../batch/batch-kit.ts';
import { draftBatch, readyTotals } from '../test-batch.ts';
import {
  noOptions as options,
  openBatchPage,
  orderCalls as calls,
  orderKit as kit,
} from '../test-batch-page.tsx';

const person = (position: number, phone: string, fault: string | null) => ({
  position,
  cells: { firstName: 'Kari', lastName: `No ${position}`, phone, employeeId: `1${position}` },
  readAs: {},
  state: fault === null ? 'ready' : 'faulty',
  faults: fault === null ? [] : [{ column: 'phone', code: fault, proposal: null, otherRow: null }],
  effect: null,
  subject: null,
});

const batch = { ...draftBatch, id: 7, total: 3 };
const totalsWith = (faulty: number) => ({
  ...readyTotals,
  rows: 3,
  faulty,
  ready: 3 - faulty,
  faultGroups: faulty > 0 ? [{ column: 'phone', code: 'mobilePhone', rows: faulty }] : [],
});
const rows = [
  person(2, '1', 'mobilePhone'),
  person(3, '2', 'mobilePhone'),
  person(1, '41234567', null),
];
const mended = {
  totals: totalsWith(1),
  rows: [person(2, '41234568', null)],
  conflicts: [],
};

async function openDraft(mend?: Answer, more: Partial<BatchKit> = {}) {
  const server = fakeServer(
    [calls.getBatch, { status: 200, body: { batch, options, totals: totalsWith(2) } }],
    [calls.listRows, { status: 200, body: { totalEntries: 3, matches: rows } }],
    ...(mend ? [[calls.mendRows, mend] as const] : []),
  );
  await openBatchPage(more);
  await screen.findByLabelText('Mobile, Kari No 2');
  return server;
}

const cell = (position: number) =>
  screen.getByLabelText<HTMLInputElement>(`Mobile, Kari No ${position}`);
const type = (position: number, value: string) =>
  fireEvent.change(cell(position), { target: { value } });
const press = (position: number, key: string) => fireEvent.keyDown(cell(position), { key });

afterEach(() => cleanup());

describe('the options of a list', () => {
  it('are folded while nothing is asked, and are opened by their button', async () => {
    await openDraft(undefined, { optionsForm: () => <p>Zones of all rows</p> });
    const button = screen.getByRole('button', { name: 'Options for the whole list' });
    const form = screen.getByText('Zones of all rows').parentElement;
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(form?.className).toBe('hidden');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(form?.className).toBe('');
  });

  it('have no button where there are none', async () => {
    await openDraft();
    expect(screen.queryByRole('button', { name: /^Options/ })).toBeNull();
  });
});

describe('a cell with a fault', () => {
  it('is a field with the reason under it; Enter saves it and goes to the next one', async () => {
    const server = await openDraft({ status: 200, body: mended });
    expect(screen.queryByLabelText('Mobile, Kari No 1')).toBeNull();
    expect(cell(2).getAttribute('aria-invalid')).toBe('true');
    cell(2).focus();
    type(2, '41234568');
    press(2, 'Enter');
    expect(document.activeElement).toBe(cell(3));
    await screen.findByText('Corrected');
    const cells = [{ position: 2, column: 'phone', from: '1', to: '41234568' }];
    const mends = server.callsTo(calls.mendRows).map(({ body }) => body);
    expect(mends).toEqual([{ do: 'set-cells', cells }]);
    // Its row keeps its place, and the others keep theirs.
    const names = screen.getAllByRole('row').map((row) => /No \d/.exec(row.textContent ?? '')?.[0]);
    expect(names.slice(1)).toEqual(['No 2', 'No 3', 'No 1']);
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('is as it was after Escape, and nothing is sent for it', async () => {
    const server = await openDraft();
    type(2, '4');
    press(2, 'Escape');
    fireEvent.blur(cell(2));
    expect(cell(2).value).toBe('1');
    expect(server.callsTo(calls.mendRows)).toEqual([]);
  });

  it('keeps what was typed while the server is away, and sends it when the page is opened again', async () => {
    await openDraft({ status: 500, isOutsideContract: true });
    type(2, '41234568');
    fireEvent.blur(cell(2));
    await screen.findByText('Not saved yet');
    cleanup();
    await openDraft({ status: 200, body: mended });
    await waitFor(() => expect(draftStore.holdsAny()).toBe(false));
    await screen.findByText('Corrected');
  });

  it('that somebody else has changed meanwhile shows both texts', async () => {
    const conflicts = [{ position: 2, column: 'phone', value: '999' }];
    const changed = { ...mended, rows: [person(2, '999', 'mobilePhone')], conflicts };
    await openDraft({ status: 200, body: changed });
    type(2, '41234568');
    press(2, 'Enter');
    await screen.findByText(/Somebody else has written “999”/);
    expect(cell(2).value).toBe('41234568');
  });
});

describe('the rows that are ready', () => {
  const ready = { ...kit, acceptance: { label: 'They know', missing: 'Say it', links: null } };
  async function openWith(faulty: number, run: Answer) {
    const totals = totalsWith(faulty);
    const server = fakeServer(
      [calls.getBatch, { status: 200, body: { batch, options, totals } }],
      [calls.listRows, { status: 200, body: { totalEntries: 3, matches: rows.slice(2 - faulty) } }],
      [calls.mendRows, { status: 200, body: { totals: totalsWith(0), rows: [], conflicts: [] } }],
      [calls.runBatch, run],
    );
    await openBatchPage(ready);
    return server;
  }
  const pressButton = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  const consent = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'They know' });
  const moved: Answer = { status: 409, body: { code: 'NOT_AS_SHOWN' } };

  it('are carried out on the page, after a press that leads to the consent', async () => {
    const server = await openWith(0, moved);
    await pressButton('Order 3');
    expect(document.activeElement).toBe(await consent());
    await screen.findByText('Say it');
    expect(server.callsTo(calls.runBatch)).toEqual([]);
    fireEvent.click(await consent());
    await pressButton('Order 3');
    await waitFor(() => expect(server.callsTo(calls.runBatch)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked about without those at fault, in the bar and not in a dialog', async () => {
    const server = await openWith(2, moved);
    expect(screen.queryByRole('checkbox', { name: 'They know' })).toBeNull();
    await pressButton('Order 1 now');
    const question = await screen.findByText(/^2 rows are skipped\./);
    expect(document.activeElement).toBe(question);
    await pressButton('Cancel');
    expect(screen.queryByText(/^2 rows are skipped\./)).toBeNull();
    await pressButton('Order 1 now');
    fireEvent.click(await consent());
    await pressButton('Order 1');
    await waitFor(() => expect(server.callsTo(calls.mendRows)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are carried out again only after the bar has said who did the same', async () => {
    const details = { batchId: 3, startedAt: '2026-03-01T09:00:00Z', startedBy: 'Hanne' };
    const server = await openWith(0, {
      status: 409,
      body: { code: 'SAME_ROWS_DONE', ...details },
    });
    fireEvent.click(await consent());
    await pressButton('Order 3');
    await screen.findByText(/Hanne did so/);
    await pressButton('Cancel');
    await waitFor(() => expect(screen.queryByText(/Hanne did so/)).toBeNull());
    await pressButton('Order 3');
    await screen.findByText(/Hanne did so/);
    await pressButton('Do it again anyway');
    await waitFor(() => expect(server.callsTo(calls.runBatch)).toHaveLength(3));
    const again = server.callsTo(calls.runBatch).map(({ body }) => Object(body).sameRowsAgain);
    expect(again).toEqual([false, false, true]);
  });
});

describe('a draft that lacks what its rows cost', () => {
  it('asks above the table, checks nothing before, and no row is at fault', async () => {
    const totals = {
      ...totalsWith(0),
      unchecked: 3,
      ready: 0,
      generalFaults: ['ZONES_NOT_CHOSEN'],
    };
    const unchecked = rows.map((row) => ({ ...row, state: 'unchecked', faults: [] }));
    // A call to check the rows would fail the test: the server has no answer to it.
    fakeServer(
      [calls.getBatch, { status: 200, body: { batch, options, totals } }],
      [calls.listRows, { status: 200, body: { totalEntries: 3, matches: unchecked } }],
    );
    const asking: Partial<BatchKit> = { texts: { ...kit.texts, fault: (code) => `ask: ${code}` } };
    await openBatchPage(asking);
    await screen.findByText('ask: ZONES_NOT_CHOSEN');
    await screen.findByText('Choose this first, then the rows are checked');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Order 3' })).toHaveProperty('disabled', true);
  });
});

describe('what is chosen above the table', () => {
  it('stays when something else is chosen before the page is drawn again', async () => {
    const server = fakeServer(
      [calls.getBatch, { status: 200, body: { batch, options, totals: totalsWith(2) } }],
      [calls.listRows, { status: 200, body: { totalEntries: 3, matches: rows } }],
      [calls.setOptions, { status: 200, body: { unchecked: 3 } }],
    );
    const choosing: Partial<BatchKit> = {
      optionsForm: ({ onChange }) => {
        const chooseBoth = () => {
          onChange({ validAllZones: true });
          onChange({ startDate: Temporal.PlainDate.from('2026-04-01') });
        };
        return <button onClick={chooseBoth}>Choose both</button>;
      },
    };
    const { queries } = await openBatchPage(choosing);
    fireEvent.click(await screen.findByText('Choose both'));
    await waitFor(() => expect(server.callsTo(calls.setOptions)).toHaveLength(2));
    const both = { ...options, validAllZones: true, startDate: '2026-04-01' };
    expect(server.callsTo(calls.setOptions).at(-1)?.body).toEqual({ options: both });
    // The draft is read again after the last of them alone.
    await waitFor(() => expect(queries.isMutating() + queries.isFetching()).toBe(0));
    expect(server.callsTo(calls.getBatch)).toHaveLength(2);
  });

  it('stays while an answer comes that knows nothing of it', async () => {
    const late: PromiseWithResolvers<Answer>[] = [];
    const server = fakeServer(
      [calls.getBatch, { status: 200, body: { batch, options, totals: totalsWith(2) } }],
      [calls.listRows, { status: 200, body: { totalEntries: 3, matches: rows } }],
      [calls.setOptions, { status: 200, body: { unchecked: 3 } }],
    );
    await openBatchPage({
      optionsForm: ({ onChange }) => (
        <>
          <button onClick={() => onChange({ validAllZones: true })}>All zones</button>
          <button onClick={() => onChange({ zoneFrom: '1' })}>Zone 1</button>
          <button onClick={() => onChange({ zoneTo: '2' })}>Zone 2</button>
        </>
      ),
    });
    await screen.findByText('All zones');
    server.answer(calls.getBatch, () => {
      const answer = Promise.withResolvers<Answer>();
      late.push(answer);
      return answer.promise;
    });
    fireEvent.click(screen.getByText('All zones'));
    await waitFor(() => expect(late).toHaveLength(1));
    const saving = Promise.withResolvers<Answer>();
    server.answer(calls.setOptions, () => saving.promise);
    fireEvent.click(screen.getByText('Zone 1'));
    await act(() =>
      late[0]?.resolve({ status: 200, body: { batch, options, totals: totalsWith(2) } }),
    );
    fireEvent.click(screen.getByText('Zone 2'));
    await act(() => saving.resolve({ status: 200, body: { unchecked: 3 } }));
    await waitFor(() => expect(server.callsTo(calls.setOptions)).toHaveLength(3));
    expect(server.callsTo(calls.setOptions).at(-1)?.body).toEqual({
      options: { ...options, validAllZones: true, zoneFrom: '1', zoneTo: '2' },
    });
  });
});
