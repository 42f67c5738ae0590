import { batchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { openPage } from '#testing/open-page.tsx';
import { type BatchKit, BatchKitProvider } from './batch/batch-kit.ts';
import { BatchPage } from './batch-page.tsx';

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
export async function openBatchPage(kit: Partial<BatchKit> = {}): Promise<void> {
  const Page = () => (
    <BatchKitProvider value={{ ...orderKit, ...kit }}>
      <BatchPage />
    </BatchKitProvider>
  );
  await openPage({ pages: { '/batch/$id': Page }, at: '/batch/7', texts: ['batches'] });
}
