import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import { screen } from '#testing/dom.ts';
import type { Answering } from '#testing/fake-server.ts';
import type { BatchKit } from './batch/batch-kit.ts';
import { personRow, type RowOnTheWire } from './test-batch.ts';
import { type BatchFacts, batchServer, openBatchPage, orderCalls } from './test-batch-page.tsx';

/** Names stand after the phone, two columns are details, and one fault says that all is there already. */
export const checkedService: BatchService = {
  ...companyTicketOrders,
  columns: {
    phone: companyTicketOrders.columns.phone,
    firstName: companyTicketOrders.columns.firstName,
    lastName: companyTicketOrders.columns.lastName,
    fullName: companyTicketOrders.columns.fullName,
    agreement: companyTicketOrders.columns.agreement,
    zoneFrom: { ...companyTicketOrders.columns.zoneFrom, isDetail: true },
    profile: { ...freeTicketOrders.columns.profile, isRequired: false },
  },
  faultsOfExisting: ['TICKET_ALREADY_HELD'],
};

export const kariMoe = { firstName: 'Kari', lastName: 'Moe', phone: '41234567' };

export const faultyRow = (position: number, ...faults: RowOnTheWire['faults']): RowOnTheWire =>
  personRow(position, { state: 'faulty', faults });

type OpenOptions = Pick<BatchFacts, 'batch' | 'totals'> & Partial<BatchKit> & { mend?: Answering };

/** The page of a draft with these rows; the server answers a change of them with `mend`. */
export async function openRows(rows: readonly RowOnTheWire[], options: OpenOptions = {}) {
  const { batch = {}, totals = {}, mend, ...kit } = options;
  const server = batchServer(
    { rows, batch, totals },
    ...(mend ? [[orderCalls.mendRows, mend] as const] : []),
  );
  await openBatchPage({ service: checkedService, ...kit });
  await screen.findByLabelText('Rows');
  const mends = () => server.callsTo(orderCalls.mendRows).map(({ body }) => body);
  return { server, mends };
}

/** The fields of the rows: what each is called, and what stands in it. */
export const fieldsOfRows = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map((field) => [
      field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent,
      field.value,
    ]);
