import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { invoicingIntervals } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { runResult } from './invoice-run.schema.ts';

/** What a month comes to: kroner, VAT included. */
const monthTotals = z.object({ lines: z.int(), totalPrice: z.number() });
const comparedMonths = { month: monthTotals, previousMonth: monthTotals };

const runGroup = z.object({
  agreementSubTypeId: z.enum(agreementSubtypes),
  invoicingInterval: z.enum(invoicingIntervals),
  /** What the run would make. */
  lines: z.int(),
  invoices: z.int(),
  totalPrice: z.number(),
  ...comparedMonths,
});

const runPreview = z.extend(runResult, {
  /** The first of the last month that is over for good. */
  month: calendarDate,
  /** By service and interval, with all of the month and of the one before it as they would be after the run. */
  groups: z.array(runGroup),
  /** The ten companies of which the month differs most from the one before. */
  companies: z.array(z.object({ companyId: id, companyName: z.string(), ...comparedMonths })),
});
export type RunPreview = z.output<typeof runPreview>;

export const previewInvoiceRun = route({
  method: 'POST',
  path: '/invoice-admin-api/invoice-run/preview',
  summary:
    'What an invoice run would make now, compared with the month before; nothing is kept of it',
  needs: 'invoices.run',
  reply: runPreview,
  refusals: {
    FIRST_MONTH_MISSING: { status: 409 },
    /** Another user tries a run too, or changes something of a company for longer than is waited. */
    COMPANY_LOCKED: { status: 409 },
  },
});
