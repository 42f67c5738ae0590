import * as z from 'zod/mini';
import { notFound, notOpen } from '#batches/call-parts.ts';
import { companyTicketRoster } from '#batches/company-ticket-roster.ts';
import { route } from '#route.ts';
import { rosterSummary } from './roster.schema.ts';

export const compareRoster = route({
  method: 'POST',
  path: '/api/batch/company-ticket-roster/{id}/compare',
  summary: 'Compares the list of a draft with the people who have tickets, and proposes what to do',
  needs: companyTicketRoster.needsToRead,
  body: z.strictObject({
    /** What stands above the list, where it has changed. */
    options: z.optional(companyTicketRoster.options),
  }),
  example: {},
  reply: rosterSummary,
  refusals: {
    ...notFound,
    ...notOpen,
    /** Not all rows of the list have arrived. */
    ROWS_MISSING: { status: 422 },
  },
});
