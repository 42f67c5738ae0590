import * as z from 'zod/mini';
import { notFound } from '#batches/call-parts.ts';
import { companyTicketRoster } from '#batches/company-ticket-roster.ts';
import { pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { rosterClass, rosterRow } from './roster.schema.ts';

export const listRosterRows = route({
  method: 'GET',
  path: '/api/batch/company-ticket-roster/{id}/proposals',
  summary: 'The proposals of one group, in the order of the list',
  needs: companyTicketRoster.needsToRead,
  query: z.extend(pageQuery, { class: z._default(rosterClass, 'joiner') }),
  reply: z.object({ totalEntries: z.int(), matches: z.array(rosterRow) }),
  refusals: notFound,
});
