import * as z from 'zod/mini';
import { route } from '#route.ts';
import { calendarDate } from '#scalars.ts';
import { runResult } from './invoice-run.schema.ts';

export const previewInvoiceRun = route({
  method: 'POST',
  path: '/invoice-admin-api/invoice-run/preview',
  summary: 'What an invoice run would make now; nothing is kept of it',
  needs: 'invoices.run',
  reply: z.extend(runResult, {
    /** What is closed of the last months, to compare with: kroner, VAT included, oldest first. */
    closed: z.array(z.object({ month: calendarDate, lines: z.int(), totalPrice: z.number() })),
  }),
  refusals: {},
});
