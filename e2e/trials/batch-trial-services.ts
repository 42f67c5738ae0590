import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import { companyTicketOrderCalls } from '@takst/contract/ticketing/batches/company-ticket-order-calls.ts';
import { freeTicketOrderCalls } from '@takst/contract/ticketing/batches/free-ticket-order-calls.ts';
import { housingOrderCalls } from '@takst/contract/services/housing/many/housing-order-calls.ts';
import { employer, type Orderer } from './kill-trial.ts';

/** Whose lists a trial carries out, and what differs in them. */
export type BatchTrialService = {
  orderer: Orderer;
  calls: BatchCalls;
  startDate: (today: Temporal.PlainDate) => Temporal.PlainDate;
  /** What else stands above the table. */
  options: Readonly<Record<string, string>>;
  /** The cells of the row with this number in the trial, beside name and phone. */
  cells: (row: number) => Readonly<Record<string, string>>;
  /** The fault of a phone that somebody of the demo world has. */
  heldFault: string;
  /** The kind of slot that stands for the phone of a ticket. */
  slotKind: 'person' | 'free-phone';
  /** What a row that is done names. */
  subject: 'holder' | 'ticket';
};

const zones = { zoneFrom: '1', zoneTo: '2Ø' };
const firstOfNextMonth = (today: Temporal.PlainDate) => today.with({ day: 1 }).add({ months: 1 });
const monthlyTickets = {
  options: zones,
  heldFault: 'TICKET_ALREADY_HELD',
  slotKind: 'person',
  subject: 'holder',
} as const;

export const companyTickets: BatchTrialService = {
  ...monthlyTickets,
  orderer: employer,
  calls: companyTicketOrderCalls,
  startDate: (today) => today.add({ days: 1 }),
  cells: (row) => ({ employeeId: String(10_000 + row) }),
};

/** Two rows, one after the other, are of one unit in which nobody has lived. */
export const residents: BatchTrialService = {
  ...monthlyTickets,
  orderer: {
    email: 'hr-housing@ruter.example',
    subTypeId: 'HOUSING_COOPERATIVE_AGREEMENT',
    hasAnyDate: false,
  },
  calls: housingOrderCalls,
  startDate: firstOfNextMonth,
  cells: (row) => ({ employeeId: `T${Math.ceil(row / 2)}` }),
};

export const freeTickets: BatchTrialService = {
  orderer: {
    email: 'hr-free-ticket@ruter.example',
    subTypeId: 'FREETICKET',
    hasAnyDate: false,
  },
  calls: freeTicketOrderCalls,
  startDate: firstOfNextMonth,
  options: {},
  cells: (row) => ({
    employeeId: `F${row}`,
    birthDate: '14.05.1985',
    holderType: 'Ansatt',
    profile: 'Voksen',
    mediaType: 'Mobil',
    ...zones,
  }),
  heldFault: 'TICKET_ALREADY_EXISTS',
  slotKind: 'free-phone',
  subject: 'ticket',
};
