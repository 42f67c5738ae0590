import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

export const listCounterBuyers = route({
  method: 'GET',
  path: '/ticketoffice-api/company/{id}/buyers',
  summary: 'Who orders at the counter of a company: names, for those who have to ask somebody',
  needs: 'ticketCounter',
  company: 'id',
  reply: z.object({
    /** Active ticket administrators. */
    buyers: z.array(z.string()),
  }),
  refusals: {},
});
