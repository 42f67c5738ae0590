import { deliveryStates } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '#platform/lists/paging.ts';
import { route } from '#platform/calls/route.ts';
import { orderNotFound } from '../orders/get-counter-order.contract.ts';
import { counterDelivery } from './delivery.schema.ts';

export const listDeliveries = route({
  method: 'GET',
  path: '/ticketoffice-api/order/{id}/deliveries',
  summary:
    'What an order has handed out and what could not be made; every word must match code, phone, name or card number',
  needs: { any: ['ticketCounter'] },
  alsoAsks: [
    'ticketCounter.order',
    'ticketCounter.refund',
    'ticketCounter.cancelTickets',
    'ticketCounter.cancelTravelMoney',
  ],
  query: z.extend(pageQuery, { filter: z.optional(z.enum(deliveryStates)) }),
  reply: pageOf(counterDelivery),
  refusals: orderNotFound,
});
