import * as z from 'zod/mini';
import { orderRefusals } from '#services/company-tickets/order-company-ticket.contract.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { answerRefusals } from './ticket-request.schema.ts';

export const approveTicketRequest = route({
  method: 'POST',
  path: '/api/ticket-request/approve',
  summary: 'Approves a request: orders its ticket, as the form of an administrator does',
  needs: { any: ['companyTicket.order', 'housing.order'] },
  body: z.strictObject({ ticketRequestId: id }),
  example: { ticketRequestId: 1 },
  /** The ticket and its holder. */
  reply: z.object({ id, subscriberId: id }),
  refusals: {
    ...answerRefusals,
    /** Its start date can no longer be ordered. */
    REQUEST_EXPIRED: { status: 409 },
    ...orderRefusals,
  },
});
