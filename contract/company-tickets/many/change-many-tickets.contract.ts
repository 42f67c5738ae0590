import * as z from 'zod/mini';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { changeManyTicketsBody } from './change-many-tickets.schema.ts';

export const changeManyTickets = route({
  method: 'POST',
  path: '/api/ticket/many/by-company-id/{id}',
  summary: 'Ends the tickets of many people, or sends them their pickup codes again, one by one',
  needs: 'companyTicket',
  company: 'id',
  body: changeManyTicketsBody,
  example: { action: 'resend-pickup-code', expiryDate: null, subscriberIds: [1] },
  reply: z.object({ id }),
  refusals: { END_DATE_NOT_OFFERED: { status: 422 } },
});
