import type { MassOrder } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { companyOf } from '#testing/session-answers.ts';

const agreement = (id: number, invoiceReference: string) => ({
  id,
  subTypeId: 'FREETICKET' as const,
  invoiceReference,
  fromDate: Temporal.PlainDate.from('2024-01-01'),
  endDate: null,
  invoicingInterval: 'MONTHLY_AT_END' as const,
  awaitsSignature: false,
  paymentDeadline: 30,
  schoolMedia: null,
  ticketCounter: null,
});

/** A company with two departments. */
export const departmentStore = companyOf({
  allAgreements: [agreement(500001, 'Drift'), agreement(500002, 'Økonomi')],
});

/** One that runs, as the server answers it. */
export const runningOrder = {
  id: 7,
  appName: 'portal',
  ownerId: 1001,
  agreementNumber: 500001,
  requestedAt: '2026-03-02T08:00:00Z',
  orderedBy: 'Kari Nordmann',
  requestedTicketCount: 1_200,
  failedTicketCount: 0,
  ticketCount: 300,
  operation: 'free-ticket-orders',
  state: 'running',
  source: { kind: 'file', name: 'ansatte.csv' },
} satisfies Omit<MassOrder, 'requestedAt'> & { requestedAt: string };
