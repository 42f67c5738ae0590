// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { draftBatch, readyTotals } from '../test-batch.ts';
import { noOptions, openBatchPage, orderCalls } from '../test-batch-page.tsx';

afterEach(() => cleanup());

const row = (position: number, code: string | null) => ({
  position,
  cells: { firstName: 'Kari', lastName: `No ${position}` },
  readAs: {},
  state: code === null ? 'ready' : 'refused',
  faults: code === null ? [] : [{ column: null, code, proposal: null, otherRow: null }],
  effect: null,
  subject: null,
});

/** Of 20 rows, 3 were left out before the start, and 5, 2 and 1 are done, refused and failed. */
const stopped = {
  ...draftBatch,
  id: 7,
  state: 'stopped',
  total: 20,
  leftOut: 3,
  done: 5,
  refused: 2,
  failed: 1,
  startedAt: '2026-03-04T10:00:00Z',
  startedBy: 'Kari Nordmann',
} as const;

async function openStopped(facts: { stopCode: string; stoppedAt: number | null }) {
  const batch = { ...stopped, ...facts };
  const running = { ...batch, state: 'running', stopCode: null, stoppedAt: null, version: 4 };
  const matches = [row(9, facts.stoppedAt === 9 ? facts.stopCode : null)];
  const server = fakeServer(
    [
      orderCalls.getBatch,
      { status: 200, body: { batch, options: noOptions, totals: readyTotals } },
    ],
    [orderCalls.getProgress, { status: 200, body: batch }],
    [orderCalls.listRows, { status: 200, body: { totalEntries: 1, matches } }],
    [orderCalls.runBatch, { status: 200, body: running }],
  );
  await openBatchPage();
  await screen.findByText(/^Done: /);
  return server;
}

const waysOn = () =>
  screen
    .getAllByRole('button', { name: /^(Go on|Try the row|End here)/ })
    .map(({ textContent }) => textContent);

describe('a batch that has stopped', () => {
  it.each([
    ['STOPPED_BY_USER', null, 'Stopped', 9],
    ['NOT_ALLOWED', null, 'Stopped because whoever started it no longer has access', 9],
    ['mobilePhone', 9, /^Row 9, Kari No 9: Not a mobile number\./, 10],
    // Not among the rows that are listed: its number says which one it is.
    ['mobilePhone', 8, /^Row 8, : Not a mobile number\./, 10],
    ['UNEXPECTED', null, /^Something went wrong on our side\./, 9],
  ])(
    'because of %s at %s says why, and how many wait',
    async (stopCode, stoppedAt, why, waiting) => {
      await openStopped({ stopCode, stoppedAt });
      const reason = await screen.findByText(why);
      expect(document.activeElement?.contains(reason)).toBe(true);
      // The row at which it stopped waits as well; those that were left out do not.
      screen.getByText(`Done: 5. Waiting: ${waiting}.`);
      expect(waysOn()).toEqual(
        stoppedAt === null
          ? ['Go on', 'End here']
          : [
              'Try the row again',
              'Go on without this row',
              'Go on, and skip all that are refused',
              'End here',
            ],
      );
    },
  );

  it('goes on in the state that came of what was mended', async () => {
    const server = await openStopped({ stopCode: 'STOPPED_BY_USER', stoppedAt: null });
    const batch = { ...stopped, stopCode: 'STOPPED_BY_USER' };
    server.answer(orderCalls.getProgress, { status: 200, body: { ...batch, version: 4 } });
    const rows = [{ ...row(9, null), state: 'left-out' }];
    server.answer(orderCalls.mendRows, {
      status: 200,
      body: { totals: readyTotals, rows, conflicts: [] },
    });
    await press('Skip Kari No 9');
    await screen.findByRole('button', { name: 'Take Kari No 9 in again' });
    await press('Go on');
    await waitFor(() =>
      expect(server.callsTo(orderCalls.runBatch).map(({ body }) => body)).toMatchObject([
        { action: 'go-on', version: 4 },
      ]),
    );
  });

  it.each([
    ['Go on', null, 'go-on'],
    ['End here', null, 'end'],
    ['Try the row again', 9, 'go-on'],
    ['Go on without this row', 9, 'skip'],
    ['Go on, and skip all that are refused', 9, 'go-on-with-rest'],
    ['End here', 9, 'end'],
  ])(
    'does by “%s” at %s what it says, to the state that was seen',
    async (name, stoppedAt, action) => {
      const server = await openStopped({
        stopCode: stoppedAt === null ? 'STOPPED_BY_USER' : 'mobilePhone',
        stoppedAt,
      });
      await press(name);
      await waitFor(() =>
        expect(server.callsTo(orderCalls.runBatch).map(({ body }) => body)).toEqual([
          { action, version: 3, sameRowsAgain: false, confirmedNumber: null },
        ]),
      );
    },
  );
});
