import type { BatchCalls } from '@takst/contract/batches/batch-calls.ts';
import { companyTicketOrderCalls } from '@takst/contract/batches/company-ticket-order-calls.ts';
import { housingOrderCalls } from '@takst/contract/housing/many/housing-order-calls.ts';
import { employer, type Orderer } from './kill-trial.ts';

/** Whose lists a trial carries out, and what differs in them. */
export type BatchTrialService = {
  orderer: Orderer;
  calls: BatchCalls;
  startDate: (today: Temporal.PlainDate) => Temporal.PlainDate;
  /** Of the row with this number in the trial. */
  employeeId: (row: number) => string;
};

export const companyTickets: BatchTrialService = {
  orderer: employer,
  calls: companyTicketOrderCalls,
  startDate: (today) => today.add({ days: 1 }),
  employeeId: (row) => String(10_000 + row),
};

/** Two rows, one after the other, are of one unit in which nobody has lived. */
export const residents: BatchTrialService = {
  orderer: {
    email: 'hr-housing@ruter.example',
    subTypeId: 'HOUSING_COOPERATIVE_AGREEMENT',
    hasAnyDate: false,
  },
  calls: housingOrderCalls,
  startDate: (today) => today.with({ day: 1 }).add({ months: 1 }),
  employeeId: (row) => `T${Math.ceil(row / 2)}`,
};
