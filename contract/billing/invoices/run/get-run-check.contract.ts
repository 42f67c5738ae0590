import { invoiceWays } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id, instant } from '#platform/calls/scalars.ts';

const ofAgreement = { companyId: id, companyName: z.string(), agreementId: id };

/** Months of an agreement of which something can be closed and is not. */
const openMonths = z.object({
  ...ofAgreement,
  /** Their firsts. */
  firstMonth: calendarDate,
  lastMonth: calendarDate,
  monthCount: z.int(),
  /** NOT_RUN: no run has come to it yet. LOCKED: another transaction had locked the company during the last run. */
  reason: z.enum(['PRICE_MISSING', 'LOCKED', 'FAILED', 'NOT_RUN']),
});
export type OpenMonths = z.output<typeof openMonths>;

/** An invoice or a credit note that has reached nobody, or of which nobody knows that it has. */
const unreached = z.object({
  companyId: id,
  companyName: z.string(),
  id,
  invoiceNumber: z.int(),
  /** Null with NO_ADDRESS. */
  way: z.nullable(z.enum(invoiceWays)),
  /**
   * WAITING: is not sent after more than a day, and is still tried. UNCONFIRMED: the access point accepted it more than a
   * day ago, and no receipt has come.
   */
  reason: z.enum(['NO_ADDRESS', 'REFUSED', 'WAITING', 'UNCONFIRMED']),
  /** What the mail server, the access point or the receiver said; null where nothing was said. */
  failure: z.nullable(z.string()),
  tries: z.int(),
  triedAt: z.nullable(instant),
  /** By which ways it can be sent now. */
  offeredWays: z.array(z.enum(invoiceWays)),
});
export type UndeliveredInvoice = z.output<typeof unreached>;

const runCheck = z.object({
  /** The first of the operator's first month in the portal; null until it is set: nothing can be invoiced. */
  firstMonth: z.nullable(calendarDate),
  /** The first of the last month that can be closed today. */
  lastMonth: calendarDate,
  /** Agreements. */
  openMonths: z.object({
    count: z.int(),
    /** The first 50. */
    first: z.array(openMonths),
    /** More companies that are not closed and were not looked at. */
    moreCompanies: z.int(),
  }),
  /** Agreements with tickets whose invoices go to nobody: the company is not reached by EHF and has no address for them. */
  unaddressed: z.object({ count: z.int(), first: z.array(z.object(ofAgreement)) }),
  unreached: z.object({ count: z.int(), first: z.array(unreached) }),
});
export type RunCheck = z.output<typeof runCheck>;

export const getRunCheck = route({
  method: 'GET',
  path: '/invoice-admin-api/invoice-run/check',
  summary:
    'What needs a person before or after a run: months that are not closed, agreements whose invoices would go to nobody, and invoices that reached nobody',
  needs: 'invoices.run',
  reply: runCheck,
  refusals: {},
});
