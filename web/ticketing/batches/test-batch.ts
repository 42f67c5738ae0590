import type {
  batch,
  batchRow,
  batchTotals,
} from '@takst/contract/ticketing/batches/batch.schema.ts';
import type * as z from 'zod/mini';

export type BatchOnTheWire = z.input<typeof batch>;
export type RowOnTheWire = z.input<typeof batchRow>;
export type TotalsOnTheWire = z.input<typeof batchTotals>;

/** A draft of two rows that nothing has been done with, as the server answers it. */
export const draftBatch = {
  id: 3,
  companyId: 1001,
  service: 'company-ticket-orders',
  act: null,
  state: 'draft',
  onRefusal: 'stop',
  source: { kind: 'file', name: 'Ansatte.csv' },
  total: 2,
  leftOut: 0,
  done: 0,
  refused: 0,
  failed: 0,
  stopCode: null,
  stoppedAt: null,
  version: 3,
  createdAt: '2026-03-04T08:00:00Z',
  createdBy: 'Kari Nordmann',
  startedAt: null,
  startedBy: null,
  updatedAt: '2026-03-04T09:00:00Z',
} satisfies BatchOnTheWire as BatchOnTheWire;

/** The totals of two rows that are both ready. */
export const readyTotals = {
  rows: 2,
  unchecked: 0,
  faulty: 0,
  ready: 2,
  leftOut: 0,
  pricePerMonth: null as number | null,
  firstStart: null as string | null,
  lastStart: null as string | null,
  generalFaults: [],
  notes: [] as { code: string; rows: number }[],
  faultGroups: [] as { column: string | null; code: string; rows: number }[],
};

/** A row about one person, in which nothing is wrong. */
export const personRow = (position: number, more: Partial<RowOnTheWire> = {}): RowOnTheWire => ({
  position,
  cells: {
    firstName: 'Kari',
    lastName: `No ${position}`,
    phone: '41234567',
    employeeId: `1${position}`,
  },
  readAs: {},
  state: 'ready',
  faults: [],
  effect: null,
  subject: null,
  ...more,
});

/** What is wrong with a cell, or with a whole row. */
export const faultOf = (
  column: string | null,
  code: string,
  more: Partial<RowOnTheWire['faults'][number]> = {},
): RowOnTheWire['faults'][number] => ({ column, code, proposal: null, otherRow: null, ...more });
