import { route } from '#route.ts';
import { companyTicket } from './company-ticket.schema.ts';

export const getCompanyTicket = route({
  method: 'GET',
  path: '/api/ticket/{id}',
  summary: 'One company ticket',
  needs: 'companyTicket',
  reply: companyTicket,
  refusals: { TICKET_NOT_FOUND: { status: 404 } },
});
