import { batchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { onTestFinished, vi } from 'vitest';
import { fakeServer, type RouteAnswer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { type BatchKit, BatchKitProvider } from './batch/batch-kit.ts';
import { BatchPage } from './batch-page.tsx';
import {
  type BatchOnTheWire,
  draftBatch,
  readyTotals,
  type RowOnTheWire,
  type TotalsOnTheWire,
} from './test-batch.ts';

export const orderCalls = batchCalls(companyTicketOrders);

/** As a service has it that orders company tickets. */
export const orderKit: BatchKit = {
  service: companyTicketOrders,
  calls: orderCalls,
  startPath: '/bedriftsavtale',
  pathOf: () => '/bedriftsavtale',
  subjectPath: () => null,
  texts: {
    title: 'Order',
    carryOut: (rows) => `Order ${rows}`,
    carriedOut: (rows) => `${rows} ordered`,
    fault: () => null,
  },
  optionsForm: () => null,
  acceptance: null,
};

/** Nothing is chosen for all rows. */
export const noOptions = {
  agreementName: null,
  startDate: null,
  zoneFrom: null,
  zoneTo: null,
  validAllZones: false,
  hasNewNames: false,
  slashOrder: null,
};

/** The page of the batch with the id 7, against the server of the test. */
export async function openBatchPage(kit: Partial<BatchKit> = {}, search = '') {
  const Page = () => (
    <BatchKitProvider value={{ ...orderKit, ...kit }}>
      <BatchPage />
    </BatchKitProvider>
  );
  const pages = { '/batch/$id': Page, '/bedriftsavtale': () => <p>All tickets</p> };
  return openPage({ pages, at: `/batch/7${search}`, texts: ['batches'] });
}

/** What the server says of the batch with the id 7; a test may change it while its page is open. */
export type BatchFacts = {
  batch?: Partial<BatchOnTheWire>;
  totals?: Partial<TotalsOnTheWire>;
  rows?: readonly RowOnTheWire[];
  /** Of rows on all pages. */
  totalEntries?: number;
};

/** A server that knows this batch, and answers these calls besides. */
export function batchServer(facts: BatchFacts, ...more: readonly RouteAnswer[]) {
  const batch = () => ({ ...draftBatch, id: 7, ...facts.batch });
  const totals = () => ({ ...readyTotals, ...facts.totals });
  const rows = () => facts.rows ?? [];
  return fakeServer(
    [
      orderCalls.getBatch,
      () => ({ status: 200, body: { batch: batch(), options: noOptions, totals: totals() } }),
    ],
    [orderCalls.getProgress, () => ({ status: 200, body: batch() })],
    [
      orderCalls.listRows,
      () => ({
        status: 200,
        body: { totalEntries: facts.totalEntries ?? rows().length, matches: rows() },
      }),
    ],
    ...more,
  );
}

/** A window as narrow as a phone. */
export function asPhone(): void {
  const list = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation(() => list);
  onTestFinished(() => spy.mockRestore());
}
