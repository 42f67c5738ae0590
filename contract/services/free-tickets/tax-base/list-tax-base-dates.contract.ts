import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';

/** A month that has lines, with what they come to. */
const taxedMonth = {
  year: z.int(),
  month: z.int(),
  /** Its lines can change no more, under any department. */
  isClosed: z.boolean(),
  tickets: z.int(),
  /** The sum of the taxable amounts in kroner. */
  totalPrice: z.number(),
  untaxedTickets: z.int(),
};
const taxBaseMonth = z.object(taxedMonth);
export type TaxBaseMonth = z.output<typeof taxBaseMonth>;
const departmentMonth = z.object({
  agreementNumber: id,
  /** The name of the department; empty where it has none. */
  invoiceReference: z.string(),
  ...taxedMonth,
});

export const listTaxBaseDates = route({
  method: 'GET',
  path: '/freeticket-api/tax-base/dates/by-company-id/{id}',
  summary:
    'The months for which there is a tax base, newest first, of the company and of each department',
  needs: 'freeTicket',
  company: 'id',
  reply: z.object({ byCompany: z.array(taxBaseMonth), byAgreement: z.array(departmentMonth) }),
  readsStandby: true,
  refusals: {},
});
