import type { Subscription } from '@takst/contract/subscriptions/subscription.schema.ts';

export interface SubscriptionDialogProps {
  subscription: Subscription;
  onClose: () => void;
}
