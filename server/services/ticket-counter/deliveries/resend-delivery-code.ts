import { resendDeliveryCode as route } from '@takst/contract/services/ticket-counter/delivery/resend-delivery-code.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { markSentByBuyer } from '../deliver/unsent-codes.store.ts';
import { lockDeliveries } from '../take-back/locked-delivery.store.ts';

const services = ['ticket-counter'] as const;

/**
 * Sends the code of a delivery to its phone again, or for the first time when it waits or could not be sent. One that waits
 * for its chosen time is not sent once more then.
 */
export const resendDeliveryCode = (changes: ChangePath, tickets: Tickets) =>
  serveChange(
    route,
    changes,
    async (change, { params, ...call }): Promise<Outcome<typeof route>> => {
      const ids = [params.deliveryId];
      const [delivery] = await lockDeliveries(change.tx, call.scope, { ids });
      if (!delivery) return { refused: { code: 'DELIVERY_NOT_FOUND' } };
      const { ticketId } = delivery;
      if (ticketId === null || !delivery.hasPhone) return { refused: { code: 'NO_PICKUP_CODE' } };
      const resent = await changeTicket(tickets, tickets.resendCode)(
        change,
        { ...call, services, ticketId },
        { now: call.now, isFirst: !delivery.isSent },
      );
      if (!('refused' in resent)) {
        await markSentByBuyer(change.tx, delivery, call.now);
        return resent;
      }
      return resent.refused.code === 'TICKET_NOT_FOUND'
        ? { refused: { code: 'DELIVERY_NOT_FOUND' } }
        : { refused: resent.refused };
    },
  );
