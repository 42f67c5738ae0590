import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import {
  massOrderBody,
  massOrderExample,
  massOrderLimits,
  massOrderResult,
} from './mass-order.schema.ts';

export const orderMass = route({
  method: 'POST',
  path: '/freeticket-api/ticket/create-multiple',
  summary: 'Begins a mass order in which nothing is wrong; its tickets are made one by one',
  needs: 'freeTicket.order',
  body: massOrderBody,
  ...massOrderLimits,
  example: massOrderExample,
  /** With the id under which the list of mass orders has it. */
  reply: z.extend(massOrderResult, { id }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    /** Nothing was ordered: the body is the one of the check (spec 3 §7). */
    NOTHING_ORDERED: { status: 422, details: massOrderResult },
    /** The same recipients are being ordered. */
    SAME_ROWS_RUNNING: { status: 409 },
  },
});
