import type { SubscriptionAction } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import type { ComponentType } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import type { SubscriptionDialogProps } from './subscription-dialog-props.ts';

export const subscriptionDialogs = {
  'cancel-pending-subscription': lazyDialog(
    async () =>
      (await import('./cancel-pending-subscription.modal.tsx')).CancelPendingSubscriptionModal,
  ),
  'end-subscription': lazyDialog(
    async () => (await import('./end-subscription.modal.tsx')).EndSubscriptionModal,
  ),
  'resend-discount-code': lazyDialog(
    async () => (await import('./resend-discount-code.modal.tsx')).ResendDiscountCodeModal,
  ),
} as const satisfies Record<SubscriptionAction, ComponentType<SubscriptionDialogProps>>;
