import { screen } from '#testing/dom.ts';
import type { Answering } from '#testing/fake-server.ts';
import { type BatchOnTheWire, personRow, type TotalsOnTheWire } from './test-batch.ts';
import {
  type BatchFacts,
  batchServer,
  openBatchPage,
  orderCalls as calls,
} from './test-batch-page.tsx';

const phoneGroup = { column: 'phone', code: 'mobilePhone', rows: 2 };
export const twiceGroup = { column: null, code: 'ROW_TWICE', rows: 1 };

/** Of eight rows, four are ready and three at fault. */
export const withFaults = {
  rows: 8,
  ready: 4,
  faulty: 3,
  leftOut: 1,
  faultGroups: [phoneGroup, twiceGroup],
} satisfies Partial<TotalsOnTheWire>;

/** A batch of people who were ticked in a list: it passes over those who cannot be changed. */
export const ticked = {
  source: { kind: 'ticked', name: null },
  onRefusal: 'go-on',
} satisfies Partial<BatchOnTheWire>;

/** A draft with its foot; the server answers `run` when its rows are carried out. */
export async function openFoot(
  facts: BatchFacts,
  more: Parameters<typeof openBatchPage>[0] = {},
  run: Answering = { status: 409, body: { code: 'NOT_AS_SHOWN' } },
) {
  const server = batchServer(Object.assign(facts, { rows: [personRow(1)] }), [calls.runBatch, run]);
  await openBatchPage(more);
  await screen.findByText('Kari');
  const bodiesTo = (route: typeof calls.mendRows | typeof calls.runBatch) =>
    server.callsTo(route).map(({ body }) => body);
  return { server, mends: () => bodiesTo(calls.mendRows), runs: () => bodiesTo(calls.runBatch) };
}

/** The call that starts the batch. */
export const start = (more: object = {}) => ({
  action: 'start',
  version: 3,
  sameRowsAgain: false,
  confirmedNumber: null,
  ...more,
});
