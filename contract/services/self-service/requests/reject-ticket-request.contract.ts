import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { answerRefusals } from './ticket-request.schema.ts';

export const rejectTicketRequest = route({
  method: 'DELETE',
  path: '/api/ticket-request/{id}',
  summary: 'Rejects a request; nothing is ordered',
  needs: anySubscriberService,
  reply: z.object({ id }),
  refusals: answerRefusals,
});
