import * as z from 'zod/mini';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';
import { answerRefusals } from './ticket-request.schema.ts';

export const rejectTicketRequest = route({
  method: 'DELETE',
  path: '/api/ticket-request/{id}',
  summary: 'Rejects a request; nothing is ordered',
  needs: anySubscriberService,
  reply: z.object({ id }),
  refusals: answerRefusals,
});
