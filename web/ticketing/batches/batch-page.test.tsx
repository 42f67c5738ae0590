// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#testing/fake-server.ts';
import { type BatchOnTheWire, draftBatch } from './test-batch.ts';
import {
  asPhone,
  batchServer,
  openBatchPage,
  orderCalls as calls,
  orderKit as kit,
} from './test-batch-page.tsx';

afterEach(() => cleanup());

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const downloads = () => screen.queryAllByRole('link', { name: /^Download/ });
const sources: readonly [BatchOnTheWire['source'], string][] = [
  [{ kind: 'file', name: 'Ansatte.csv' }, 'Ansatte.csv'],
  [{ kind: 'file', name: null }, 'A file whose name is deleted'],
  [{ kind: 'paste', name: null }, 'Pasted cells'],
  [{ kind: 'ticked', name: null }, 'Selected in the list'],
  [{ kind: 'call', name: null }, 'Sent by another system'],
];

describe('the head of a batch', () => {
  it.each(sources)(
    'says of %j where its rows came from, when and by whom',
    async (source, name) => {
      batchServer({ batch: { source, total: 1200 } });
      await openBatchPage();
      const text = await screen.findByText(/rows read/);
      expect(plainText(text.textContent)).toBe(
        `${name} · 1 200 rows read today at 09:00 by Kari Nordmann`,
      );
    },
  );

  it('has the name of what is checked, or of the service, or of the batch itself', async () => {
    batchServer({});
    await openBatchPage();
    await screen.findByText('2 rows are ready.');
    expect(await title()).toBe('Check the list');
    expect(document.title).toMatch(/^Check the list/);
    const back = screen.getByRole('link', { name: 'Order' });
    expect(back.getAttribute('href')).toBe('/bedriftsavtale');
    cleanup();
    batchServer({ batch: { state: 'finished', done: 2 } });
    await openBatchPage();
    await screen.findByText('2 ordered');
    expect(await title()).toBe('Order');
    cleanup();
    await openBatchPage({ texts: { ...kit.texts, nameOf: ({ total }) => `End ${total} tickets` } });
    await screen.findByText('2 ordered');
    expect(await title()).toBe('End 2 tickets');
  });

  it('says that a batch is gone on its page, with the way back', async () => {
    const server = batchServer({});
    server.answer(calls.getBatch, { status: 404, body: { code: 'BATCH_NOT_FOUND' } });
    await openBatchPage();
    await screen.findByText('This list is no longer there');
    expect(await title()).toBe('Order');
    expect(screen.getByRole('link', { name: 'Order' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves a server that is away to the general error page', async () => {
    const server = batchServer({});
    server.answer(calls.getBatch, { status: 500, isOutsideContract: true });
    await openBatchPage();
    await screen.findByText(/^General error/);
  });
});

describe('the file of the rows that are not carried out', () => {
  const faulty = { faulty: 1, ready: 1, faultGroups: [{ column: 'phone', code: 'date', rows: 1 }] };

  it.each<[string, Partial<BatchOnTheWire>, object, readonly [string, string] | null]>([
    ['a draft with faults', {}, faulty, ['Download the faults', 'faulty']],
    ['a draft without faults', {}, {}, null],
    ['a batch that runs', { state: 'running', done: 1 }, {}, null],
    [
      'a batch that has stopped',
      { state: 'stopped', stopCode: 'STOPPED_BY_USER', done: 1 },
      {},
      ['Download the rest', 'not-done'],
    ],
    ['one of which all is done', { state: 'finished', done: 2 }, faulty, null],
    [
      'one of which a row was refused',
      { state: 'finished', done: 1, refused: 1 },
      {},
      ['Download the rest', 'not-done'],
    ],
  ])('is offered for %s as it stands', async (_, batch, totals, file) => {
    batchServer({ batch, totals });
    await openBatchPage();
    await screen.findByText('No rows here');
    const links = downloads().map((link) => [link.textContent, link.getAttribute('href')]);
    const address = (show: string) =>
      `${calls.downloadRows.path.replace('{id}', '7')}?show=${show}`;
    expect(links).toEqual(file ? [[file[0], address(file[1])]] : []);
    for (const link of downloads()) expect(link.hasAttribute('download')).toBe(true);
  });

  it('stands below the rows on a phone, once', async () => {
    batchServer({ totals: faulty });
    asPhone();
    await openBatchPage();
    const rows = await screen.findByText('No rows here');
    expect(downloads()).toHaveLength(1);
    const [link] = downloads();
    const isBelow = (element: Element | undefined) =>
      element !== undefined &&
      (rows.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(isBelow(link)).toBe(true);
    expect(isBelow(screen.getByRole('button', { name: 'Delete the draft' }))).toBe(true);
  });
});

describe('deleting a draft', () => {
  const question = () => within(screen.getByRole('alertdialog'));
  async function openQuestion(run: Answer) {
    const facts = { batch: { version: 3 } };
    const server = batchServer(facts, [calls.runBatch, run]);
    const { router } = await openBatchPage();
    await press('Delete the draft');
    await screen.findByText('All its rows will be gone. Nothing has been done.');
    // Mending has made a new version since the page was opened; it is the one that is deleted.
    facts.batch.version = 9;
    return { server, router };
  }
  const confirm = () =>
    fireEvent.click(question().getByRole('button', { name: 'Delete the draft' }));
  const path = ({ state }: { state: { location: { pathname: string } } }) =>
    state.location.pathname;

  it('is asked about, and then leads back to where lists are read', async () => {
    const discarded = { ...draftBatch, id: 7, state: 'discarded', version: 10 };
    const { server, router } = await openQuestion({ status: 200, body: discarded });
    expect(server.callsTo(calls.runBatch)).toEqual([]);
    confirm();
    await screen.findByText('All tickets');
    expect(path(router)).toBe('/bedriftsavtale');
    expect(server.callsTo(calls.runBatch).map(({ body }) => body)).toEqual([
      { action: 'discard', version: 9, sameRowsAgain: false, confirmedNumber: null },
    ]);
  });

  it('that the server refuses says why, and stays on the page', async () => {
    const { router } = await openQuestion({ status: 404, body: { code: 'BATCH_NOT_FOUND' } });
    confirm();
    await question().findByText('This list is no longer there.');
    expect(path(router)).toBe('/batch/7');
  });

  it('says that the server cannot be asked, and can be tried again', async () => {
    const { server, router } = await openQuestion({ status: 503, body: { code: 'UNAVAILABLE' } });
    server.answer(calls.getProgress, { status: 503, body: { code: 'UNAVAILABLE' } });
    confirm();
    await question().findByRole('alert');
    expect(path(router)).toBe('/batch/7');
    server.answer(calls.runBatch, { status: 200, body: { ...draftBatch, state: 'discarded' } });
    confirm();
    await screen.findByText('All tickets');
    expect(server.callsTo(calls.runBatch).map(({ body }) => body)).toEqual([
      { action: 'discard', version: 3, sameRowsAgain: false, confirmedNumber: null },
      { action: 'discard', version: 3, sameRowsAgain: false, confirmedNumber: null },
    ]);
  });

  it('can be left alone', async () => {
    const { server } = await openQuestion({ status: 500, isOutsideContract: true });
    fireEvent.click(question().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(calls.runBatch)).toEqual([]);
  });

  it('is not offered once the batch has begun', async () => {
    batchServer({ batch: { state: 'running' } });
    await openBatchPage();
    await screen.findByText(/^You may leave this page/);
    expect(screen.queryByRole('button', { name: 'Delete the draft' })).toBeNull();
  });
});
