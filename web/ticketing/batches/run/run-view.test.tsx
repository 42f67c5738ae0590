// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BatchOnTheWire, draftBatch, personRow, readyTotals } from '../test-batch.ts';
import {
  type BatchFacts,
  batchServer,
  openBatchPage,
  orderCalls as calls,
  orderKit as kit,
} from '../test-batch-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Of 1,020 rows, 20 were left out before the start; 120 are settled. */
const running = {
  state: 'running',
  total: 1020,
  leftOut: 20,
  done: 100,
  refused: 15,
  failed: 5,
  startedAt: '2026-03-04T10:00:00Z',
  startedBy: 'Ola Dahl',
  updatedAt: '2026-03-04T10:00:06Z',
} satisfies Partial<BatchOnTheWire>;

const progressText = async () => {
  const bar = await screen.findByRole('progressbar');
  return plainText(document.getElementById(bar.getAttribute('aria-labelledby') ?? '')?.textContent);
};
const chips = () =>
  screen
    .getAllByRole('button', { name: /^(All|Done|Not done)/ })
    .map((chip) => [plainText(chip.textContent), chip.getAttribute('aria-pressed')]);

describe('a batch that runs', () => {
  it.each<[string, Partial<BatchOnTheWire>, string]>([
    ['at the pace until now', {}, '120 of 1 000, about 44 s left'],
    ['before there is a pace', { done: 0, refused: 0, failed: 0 }, '0 of 1 000'],
    ['before any time has passed', { updatedAt: running.startedAt }, '120 of 1 000'],
    [
      'a second before its end',
      { done: 979, refused: 15, failed: 5 },
      '999 of 1 000, about 1 s left',
    ],
    ['all of it settled', { done: 1000, refused: 0, failed: 0 }, '1 000 of 1 000, about 1 s left'],
    [
      'in seconds as long as they say something',
      { updatedAt: '2026-03-04T10:00:12.1Z' },
      '120 of 1 000, about 89 s left',
    ],
    [
      'in minutes from one and a half',
      { updatedAt: '2026-03-04T10:00:12.2Z' },
      '120 of 1 000, about 2 min left',
    ],
    [
      'in minutes when it takes longer',
      { updatedAt: '2026-03-04T10:00:36Z' },
      '120 of 1 000, about 4 min left',
    ],
  ])('says how far it has come, and how long it takes: %s', async (_, batch, text) => {
    batchServer({ batch: { ...running, ...batch } });
    await openBatchPage();
    expect(await progressText()).toBe(text);
  });

  it('is announced in tenths, may be left, and lists all its rows', async () => {
    const server = batchServer({ batch: running });
    await openBatchPage();
    await screen.findByText('10 per cent is done');
    const bar = screen.getByRole('progressbar');
    const values = ['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name));
    expect(values).toEqual(['120', '1000']);
    screen.getByText('You may leave this page. The work goes on, and you find it here again.');
    await screen.findByText('No rows here');
    expect(server.callsTo(calls.listRows).at(-1)?.address).toMatch(/show=all/);
    expect(chips()).toEqual([
      ['All1 020', 'true'],
      ['Done100', 'false'],
      ['Not done920', 'false'],
    ]);
  });

  it('can be stopped, in the state in which it is', async () => {
    const facts: BatchFacts = { batch: running };
    const stopped = { ...running, state: 'stopped', stopCode: 'STOPPED_BY_USER' } as const;
    const server = batchServer(facts, [
      calls.runBatch,
      () => {
        facts.batch = stopped;
        return { status: 200, body: { ...draftBatch, ...stopped, id: 7 } };
      },
    ]);
    await openBatchPage();
    await press('Stop');
    await screen.findByText('Stopped');
    expect(server.callsTo(calls.runBatch).map(({ body }) => body)).toEqual([
      { action: 'stop', version: 3, sameRowsAgain: false, confirmedNumber: null },
    ]);
  });

  it.each<[object, number, string]>([
    [{ code: 'BATCH_NOT_FOUND' }, 404, 'This list is no longer there.'],
    [
      { code: 'BATCH_HAS_MOVED', batch: { ...draftBatch, ...running, id: 7 } },
      409,
      'Something has changed since you opened the page. Look it over and try again.',
    ],
    [
      { code: 'ROWS_NOT_READY', totals: readyTotals },
      422,
      'Some rows are no longer ready. Look them over and try again.',
    ],
    [
      { code: 'SAME_ROWS_RUNNING', batchId: 1234 },
      409,
      'The same is under way already (number 1 234).',
    ],
    [
      { code: 'NOT_AS_SHOWN' },
      409,
      'Something has changed since the list was compared. Look over the proposals again.',
    ],
    [{ code: 'NUMBER_NOT_CONFIRMED', number: 1234 }, 422, 'Type the number 1 234 to confirm.'],
  ])('says why the server refuses what is done with it: %j', async (body, status, text) => {
    batchServer({ batch: running }, [calls.runBatch, { status, body }]);
    await openBatchPage();
    await press('Stop');
    const alert = await screen.findByRole('alert');
    expect(plainText(alert.textContent)).toContain(text);
    expect(alert.textContent).toContain('That did not work');
  });

  it('is asked for each second; when it is over, its rows are read again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const facts: BatchFacts = { batch: running };
    const server = batchServer(facts);
    const callCounts = () =>
      [calls.getProgress, calls.getBatch, calls.listRows].map(
        (route) => server.callsTo(route).length,
      );
    await openBatchPage();
    await screen.findByText('No rows here');
    const atFirst = callCounts();
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(callCounts()).toEqual([(atFirst[0] ?? 0) + 1, atFirst[1], atFirst[2]]);
    facts.batch = { ...running, state: 'finished', done: 1000, refused: 0, failed: 0 };
    facts.rows = [personRow(1, { state: 'done' })];
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await screen.findByText('Kari No 1');
    await screen.findByText('1000 ordered');
    expect(document.activeElement?.textContent).toContain('1000 ordered');
    const atLast = callCounts();
    expect(atLast.map((calls, at) => calls > (atFirst[at] ?? 0))).toEqual([true, true, true]);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(callCounts()).toEqual(atLast);
  });
});

describe('a batch that is over', () => {
  const over = { ...running, state: 'finished', total: 1200, leftOut: 0, done: 1200 } as const;
  const none = { refused: 0, failed: 0 };
  const started = 'Started today at 11:00 by Ola Dahl.';

  it.each<[Partial<BatchOnTheWire>, string, string, RegExp]>([
    [none, '1200 ordered', started, /text-success/],
    [
      { done: 0, refused: 1200, failed: 0 },
      '0 ordered',
      `1 200 rows were not carried out. ${started}`,
      /text-info/,
    ],
    [
      { done: 1199, refused: 1, failed: 0 },
      '1199 ordered',
      `1 row was not carried out. ${started}`,
      /text-info/,
    ],
    [
      { state: 'ended', done: 1000, refused: 1, failed: 0 },
      '1000 ordered',
      `200 rows were not carried out. The rest was ended. ${started}`,
      /text-info/,
    ],
    [{ ...none, startedAt: null, startedBy: null }, '1200 ordered', '', /text-success/],
  ])('as %j says what came of it', async (batch, title, details, look) => {
    batchServer({ batch: { ...over, ...batch } });
    await openBatchPage();
    const heading = await screen.findByText(title);
    const notice = heading.closest('[role=status]');
    expect(plainText(notice?.textContent)).toBe(title + details);
    expect(notice?.className).toMatch(look);
    expect(document.activeElement?.contains(heading)).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it.each([
    ['finished', 1],
    ['ended', 0],
  ] as const)('%s has what its service adds below, %s times', async (state, times) => {
    batchServer({ batch: { ...over, state } });
    await openBatchPage({ result: ({ done }) => <p>{`Undo all ${done}`}</p> });
    await screen.findByText('1200 ordered');
    expect(screen.queryAllByText('Undo all 1200')).toHaveLength(times);
  });

  it('is given to the words of its service with the days of its rows', async () => {
    batchServer({ batch: over, totals: { firstStart: '2026-04-01' } });
    const carriedOut: (typeof kit)['texts']['carriedOut'] = (rows, totals) =>
      `${rows} begin on ${totals?.firstStart}`;
    await openBatchPage({ texts: { ...kit.texts, carriedOut } });
    await screen.findByText('1200 begin on 2026-04-01');
  });

  it('lists the rows that are asked for, as its address says', async () => {
    const server = batchServer({ batch: over, rows: [personRow(1, { state: 'done' })] });
    const { router } = await openBatchPage();
    await screen.findByText('Kari No 1');
    await press(/^Not done/);
    await waitFor(() => expect(router.state.location.search).toEqual({ show: 'not-done' }));
    await waitFor(() =>
      expect(server.callsTo(calls.listRows).at(-1)?.address).toMatch(/show=not-done/),
    );
    expect(chips().map(([, isPressed]) => isPressed)).toEqual(['false', 'false', 'true']);
    cleanup();
    const again = batchServer({ batch: over, rows: [personRow(1, { state: 'done' })] });
    await openBatchPage({}, '?show=done');
    await screen.findByText('Kari No 1');
    expect(
      again.callsTo(calls.listRows).map(({ address }) => /show=[\w-]+/.exec(address)?.[0]),
    ).toEqual(['show=done']);
  });
});

describe('a batch that has stopped', () => {
  const stopped = { ...running, state: 'stopped', stopCode: 'STOPPED_BY_USER' } as const;

  it('lists the rows that are not done, to be mended; all of them are a table to read', async () => {
    const rows = [personRow(1, { state: 'refused' }), personRow(2)];
    const server = batchServer({ batch: stopped, rows });
    await openBatchPage();
    await screen.findByRole('button', { name: 'Skip Kari No 2' });
    expect(server.callsTo(calls.listRows).at(-1)?.address).toMatch(/show=not-done/);
    expect(chips().map(([, isPressed]) => isPressed)).toEqual(['false', 'false', 'true']);
    await press(/^All/);
    await waitFor(() => expect(server.callsTo(calls.listRows).at(-1)?.address).toMatch(/show=all/));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull());
    await screen.findByText('Kari No 2');
  });
});
