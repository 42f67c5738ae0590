import { companyTicketChangeCalls as calls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { granlia } from '#testing/session-answers.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { ChangeBatchPage } from './change-batch.page.tsx';
import { ChangeManyPage } from './change-many.page.tsx';
import { batch, options, row, totals } from './test-change-batch.ts';

type Shown = {
  reply: { batch: object; totals: object; options: object };
  rows: unknown[];
  changes: unknown[];
};
const atStart = (): Shown => ({
  reply: { batch, totals, options },
  rows: [row(8, 'faulty', 'END_ALREADY_SET'), row(7, 'ready')],
  changes: [],
});

/** What the server of a test says of a change for many and of the company's changes. */
export const shown: Shown = atStart();

/** A server that says what is `shown`, which is as at the start. */
export function changeServer(): FakeServer {
  Object.assign(shown, atStart());
  const listOf = (matches: unknown[]) => ({
    status: 200,
    body: { totalEntries: matches.length, matches },
  });
  return fakeServer(
    [calls.getBatch, () => ({ status: 200, body: shown.reply })],
    [calls.getProgress, () => ({ status: 200, body: shown.reply.batch })],
    [calls.listRows, () => listOf(shown.rows)],
    [calls.setOptions, { status: 200, body: { unchecked: 2 } }],
    [calls.checkRows, () => ({ status: 200, body: { totals } })],
    [calls.listColumnMap, { status: 200, body: [] }],
    [listZones, { status: 200, body: zonesInARow('1', '2Ø', '3Ø') }],
    [listCompanyProducts, { status: 200, body: [] }],
    [listBatches, () => listOf(shown.changes)],
  );
}

export const openChanges = (at = '/bedriftsavtale/endringer/3', company = granlia) =>
  openPage({
    company,
    pages: {
      '/bedriftsavtale/endringer': ChangeManyPage,
      '/bedriftsavtale/endringer/$id': ChangeBatchPage,
    },
    at,
    texts: ['batches', 'change-many-tickets'],
  });
