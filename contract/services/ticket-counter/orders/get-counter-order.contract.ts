import { deliveryStates } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { takeBackAnswers } from '@takst/domain/services/ticket-counter/take-back.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { counterOrder } from './counter-order.schema.ts';

export const orderNotFound = { ORDER_NOT_FOUND: { status: 404 } } as const;

/** What beside the order its page shows: how far its deliveries are, and what may be done with them. */
const counterOrderDetails = z.extend(counterOrder, {
  agreementNumber: id,
  invoiceReferenceId: z.nullable(id),
  /** Its codes go out to phones later. */
  isToBeSent: z.boolean(),
  /** What is made and what failed, by state. */
  deliveries: z.object({ all: z.int(), counts: z.record(z.enum(deliveryStates), z.int()) }),
  /** Whether this user may take back unused deliveries, else the reason. */
  mayCancel: z.enum(takeBackAnswers),
  mayRefund: z.enum(takeBackAnswers),
});
export type CounterOrderDetails = z.output<typeof counterOrderDetails>;

/** Asked for each second while the order is being delivered (spec 3 §2). */
export const getCounterOrder = route({
  method: 'GET',
  path: '/ticketoffice-api/order/{id}',
  summary: 'An order at the ticket counter, how far its delivery is, and what may be taken back',
  needs: { any: ['ticketCounter'] },
  alsoAsks: [
    'ticketCounter.refund',
    'ticketCounter.cancelTickets',
    'ticketCounter.cancelTravelMoney',
  ],
  hasETag: true,
  reply: counterOrderDetails,
  refusals: orderNotFound,
});
