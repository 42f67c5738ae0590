import { route } from '#platform/calls/route.ts';
import {
  massOrderBody,
  massOrderExample,
  massOrderLimits,
  massOrderResult,
} from './mass-order.schema.ts';

export const validateMassOrder = route({
  method: 'POST',
  path: '/freeticket-api/ticket/validate-create-multiple',
  summary: 'Says what would be wrong with a mass order; orders nothing',
  needs: 'freeTicket.order',
  body: massOrderBody,
  ...massOrderLimits,
  example: massOrderExample,
  reply: massOrderResult,
  refusals: { AGREEMENT_NOT_FOUND: { status: 404 } },
});
