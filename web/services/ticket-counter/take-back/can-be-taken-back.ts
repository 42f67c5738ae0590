import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { deliveryActions } from '@takst/domain/services/ticket-counter/delivery.rules.ts';

/** As many as can be chosen at once. */
export const maxTicked = 1000;

/** It is not used, and this user may cancel or refund it. */
export const canBeTakenBack = ({ allowedActions }: CounterDelivery): boolean =>
  deliveryActions.some((action) => allowedActions.includes(action));
