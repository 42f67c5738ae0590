import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** That a phone has a subscription of the type (spec 2 §8). */
export const heldTexts = {
  JOULE: 'heldBike',
  OTTO: 'heldCar',
  CAR_POOL: 'heldRental',
} as const satisfies Record<SubscriptionType, PlainTextKey<'subscriptions'>>;
