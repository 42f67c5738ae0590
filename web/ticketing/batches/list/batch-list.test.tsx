// @vitest-environment happy-dom
import { pathTo } from '@takst/contract/app/path-to.ts';
import { codeImports } from '@takst/contract/ticketing/code-pools/code-imports.ts';
import { batchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import {
  listBatches,
  listOperatorBatches,
} from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { act, cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answering, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { type BatchKit, BatchKitProvider } from '../batch/batch-kit.ts';
import { type BatchOnTheWire, draftBatch } from '../test-batch.ts';
import { orderKit } from '../test-batch-page.tsx';
import { BatchesBelow } from './batches-below.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const kitOfList: BatchKit = {
  ...orderKit,
  pathOf: (id) => pathTo('/bedriftsavtale/endringer/{id}', { id }),
};
const listOf = (matches: readonly Partial<BatchOnTheWire>[]): Answering => ({
  status: 200,
  body: {
    totalEntries: matches.length,
    matches: matches.map((more, at) => ({ ...draftBatch, id: at + 1, ...more })),
  },
});

async function openList(kit: Partial<BatchKit> = {}) {
  const Page = () => (
    <BatchKitProvider value={{ ...kitOfList, ...kit }}>
      <p>The page</p>
      <BatchesBelow />
    </BatchKitProvider>
  );
  return openPage({ pages: { '/list': Page }, at: '/list', texts: ['batches'] });
}

const rowsOfList = async () => {
  const table = within(await screen.findByRole('table'));
  await table.findAllByRole('link');
  return table.getAllByRole('row').slice(1);
};

describe('the earlier lists', () => {
  it('say what each was read from, how many rows, when and by whom, and where it stands', async () => {
    const server = fakeServer([
      listBatches,
      listOf([
        { total: 1200 },
        {
          source: { kind: 'paste', name: null },
          startedAt: '2026-03-03T10:00:00Z',
          startedBy: 'Ola Dahl',
          state: 'finished',
          done: 2,
        },
      ]),
    ]);
    await openList();
    const rows = await rowsOfList();
    expect(rows.map((row) => cellsOf(row))).toEqual([
      ['1 200', 'Today at 09:00', 'Kari Nordmann', 'Draft'],
      ['2', 'Yesterday at 11:00', 'Ola Dahl', 'Done'],
    ]);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Ansatte.csv', '/bedriftsavtale/endringer/1'],
      ['Pasted cells', '/bedriftsavtale/endringer/2'],
    ]);
    const [call] = server.callsTo(listBatches);
    expect(call?.address).toMatch(
      /^\/api\/batch\/by-company-id\/1001\?.*service=company-ticket-orders/,
    );
  });

  it.each<[Partial<BatchOnTheWire>, string]>([
    [{ state: 'draft' }, 'Draft'],
    [{ state: 'stopped', done: 1 }, 'Stopped'],
    [{ state: 'finished', done: 2 }, 'Done'],
    [{ state: 'finished', total: 2000, done: 1500 }, '1 500 of 2 000'],
    [{ state: 'ended', done: 0 }, '0 of 2'],
  ])('that are %j are called %s', async (batch, text) => {
    fakeServer([listBatches, listOf([batch])]);
    await openList();
    const [row] = await rowsOfList();
    expect(row && cellsOf(row).at(-1)).toBe(text);
  });

  it('are called what their service calls them', async () => {
    fakeServer([listBatches, listOf([{ act: 'end' }])]);
    await openList({ texts: { ...orderKit.texts, nameOf: ({ act }) => `Act: ${act}` } });
    await screen.findByRole('link', { name: 'Act: end' });
  });

  it('are not there before the first one', async () => {
    const server = fakeServer([listBatches, listOf([])]);
    await openList();
    await vi.waitFor(() => expect(server.callsTo(listBatches)).toHaveLength(1));
    await act(() => undefined);
    expect(screen.queryByText('Earlier lists')).toBeNull();
    screen.getByText('The page');
  });

  it('are the operator’s own where no company has them', async () => {
    const server = fakeServer([listOperatorBatches, listOf([{ service: 'code-imports' }])]);
    await openList({ service: codeImports, calls: batchCalls(codeImports) });
    await rowsOfList();
    expect(server.calls.map(({ address }) => address)).toEqual([
      expect.stringMatching(/^\/api\/batch\/of-operator\?.*service=code-imports/),
    ]);
  });

  it('are read again each second while one of them runs, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = fakeServer([
      listBatches,
      listOf([{ state: 'finished', done: 2 }, { state: 'running' }]),
    ]);
    await openList();
    await screen.findByText('Running');
    server.answer(listBatches, listOf([{ state: 'finished', done: 2 }, { state: 'stopped' }]));
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(server.callsTo(listBatches)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await screen.findByText('Stopped');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(server.callsTo(listBatches)).toHaveLength(2);
  });
});
