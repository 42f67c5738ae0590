import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

export const creditStates = ['OPEN', 'SET_OFF', 'PAID_OUT'] as const;

const namedInvoice = z.object({ id, invoiceNumber: id });

/** A credit of a company that is open, or what was done with one. */
const credit = z.object({
  /** The number of the invoice when it is open, else of the settlement. */
  id,
  state: z.enum(creditStates),
  /** The invoice that was overpaid after its refunds. */
  invoice: namedInvoice,
  companyId: id,
  companyName: z.string(),
  agreementNumber: id,
  /** In kroner. */
  amount: z.number(),
  /** The day of the invoice for an open credit, else the day of the settlement. */
  day: calendarDate,
  setOffAgainst: z.nullable(namedInvoice),
  paidOutBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type CreditEntry = z.output<typeof credit>;

export const listCredits = route({
  method: 'GET',
  path: '/invoice-admin-api/credit',
  summary:
    'What companies of the operator have to their credit, the oldest invoice first; or what was set off or paid out, newest first',
  needs: 'invoices.payments',
  query: z.extend(pageQuery, { filter: z.optional(z.enum(creditStates)) }),
  reply: pageOf(credit),
  refusals: {},
});
