import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { optionalText } from '#platform/calls/text-fields.ts';
import { takeBackRefusals, takenBack } from './cancel-delivery.contract.ts';

export const refundDelivery = route({
  method: 'POST',
  path: '/ticketoffice-api/delivery/{deliveryId}/refund',
  summary: 'Gives back what a ticket or travel money cost that nobody has used; its code is dead',
  needs: 'ticketCounter.refund',
  body: z.strictObject({
    /** Stands on the credit note; empty for nothing. */
    description: z._default(optionalText(200), ''),
  }),
  example: { description: 'Arrangementet ble avlyst' },
  reply: takenBack,
  refusals: takeBackRefusals,
});
