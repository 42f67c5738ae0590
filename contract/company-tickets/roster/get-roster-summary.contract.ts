import { notFound } from '#batches/call-parts.ts';
import { companyTicketRoster } from '#batches/company-ticket-roster.ts';
import { route } from '#route.ts';
import { rosterSummary } from './roster.schema.ts';

export const getRosterSummary = route({
  method: 'GET',
  path: '/api/batch/company-ticket-roster/{id}/summary',
  summary: 'What a comparison has come to',
  needs: companyTicketRoster.needsToRead,
  reply: rosterSummary,
  refusals: notFound,
});
