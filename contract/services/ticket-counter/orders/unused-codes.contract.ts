import * as z from 'zod/mini';
import { bilingualText } from '#platform/calls/bilingual-text.schema.ts';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { orderNotFound } from './get-counter-order.contract.ts';

/** As many codes as a page to print has. */
export const codesOnPage = 120;

export const downloadUnusedCodes = route({
  method: 'GET',
  path: '/ticketoffice-api/order/{id}/unused-codes',
  summary: 'The codes of an order that nobody has used, as a file for a spreadsheet',
  needs: 'ticketCounter',
  download: 'text/csv',
  reply: z.string(),
  refusals: orderNotFound,
});

/** A code on paper. */
const printedCode = z.object({
  /** Of the delivery. */
  id,
  pickupCode: z.string(),
  profileName: z.nullable(bilingualText),
  recipientName: z.nullable(z.string()),
  /** The QR code of the page of the ticket: one text for a row, `1` for a dark module. */
  rows: z.array(z.string()),
});
export type PrintedCode = z.output<typeof printedCode>;

export const listUnusedCodes = route({
  method: 'GET',
  path: '/ticketoffice-api/order/{id}/unused-codes/printed',
  summary: 'The codes of an order that nobody has used, with QR codes to print and hand out',
  needs: 'ticketCounter',
  query: z.strictObject({
    maxEntries: pageQuery.shape.maxEntries,
    offset: pageQuery.shape.offset,
  }),
  reply: pageOf(printedCode),
  refusals: orderNotFound,
});
