import {
  madeCardNumberForm,
  madeCardNumberLength,
} from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { requiredText } from '#platform/calls/text-fields.ts';
import { travelCardAdmin } from './travel-card-admin.ts';

/** Exactly 9 characters (spec 3 §6), without spaces. */
export const madeCardNumber = requiredText(madeCardNumberLength, madeCardNumberLength).check(
  z.regex(madeCardNumberForm, { error: 'wrongFormat' }),
);

export const setCardNumber = route({
  method: 'PUT',
  path: '/freeticket-api/ticket/travel-card/{id}/card-number/{cardNumber}',
  summary: 'Gives the requested card of a ticket its number: the card is made',
  needs: travelCardAdmin,
  params: { cardNumber: madeCardNumber },
  reply: z.object({ id }),
  refusals: {
    CARD_NOT_FOUND: { status: 404 },
    /** The card has got its number meanwhile, or its ticket was cancelled. */
    CARD_NOT_REQUESTED: { status: 409 },
    CARD_NUMBER_IN_USE: { status: 409 },
  },
});
