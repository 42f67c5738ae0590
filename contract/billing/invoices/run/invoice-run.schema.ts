import * as z from 'zod/mini';
import { id, instant } from '#platform/calls/scalars.ts';

/** Why something was left for a later run; without an agreement it is about all of the company's. */
const runProblem = z.object({
  companyId: id,
  companyName: z.string(),
  agreementId: z.nullable(id),
  reason: z.enum(['PRICE_MISSING', 'LOCKED', 'FAILED']),
});
export type RunProblem = z.output<typeof runProblem>;

/** An agreement whose invoice goes to nobody: its company is not reached by EHF and has no address for invoices. */
const unaddressed = z.object({ companyId: id, companyName: z.string(), agreementId: id });
export type AgreementWithoutAddress = z.output<typeof unaddressed>;

/** What a run made, or would make. */
export const runResult = z.object({
  /** Months of agreements. */
  closedPeriods: z.int(),
  lines: z.int(),
  invoices: z.int(),
  /** Of the invoices: kroner with two decimals, VAT included. */
  totalPrice: z.number(),
  problemCount: z.int(),
  /** The first 50. */
  problems: z.array(runProblem),
  /** Invoices that go by e-mail. */
  emails: z.int(),
  /** Invoices that go by EHF. */
  eInvoices: z.int(),
  unaddressedCount: z.int(),
  /** The first 50. */
  unaddressed: z.array(unaddressed),
});

export const invoiceRun = z.extend(runResult, {
  id,
  startedAt: instant,
  /** The user; null for the schedule and the command. */
  startedBy: z.nullable(z.string()),
  /** Started on the server, by `npm run invoice-run`. */
  isByCommand: z.boolean(),
  /** Null while it goes on. */
  finishedAt: z.nullable(instant),
  companiesTotal: z.int(),
  companiesDone: z.int(),
});
export type InvoiceRun = z.output<typeof invoiceRun>;
