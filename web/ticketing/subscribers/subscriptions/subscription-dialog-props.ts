import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';

export interface SubscriptionDialogProps {
  subscription: Subscription;
  onClose: () => void;
}
