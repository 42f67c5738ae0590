import { cancelPendingSubscription } from '@takst/contract/services/subscriptions/cancel-pending-subscription.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import type { SubscriptionDialogProps } from './subscription-dialog-props.ts';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

/** Cancels a subscription before its first day. */
export function CancelPendingSubscriptionModal({ subscription, onClose }: SubscriptionDialogProps) {
  const t = useTexts('subscriptions');
  const { name, what, subtitle, day } = useSubscriptionTexts(subscription);
  const date = day(subscription.startAt);
  const cancel = useOperation(cancelPendingSubscription, {
    texts: 'subscriptions',
    failed: 'failedTitle',
    refusals: { SUBSCRIPTION_NOT_FOUND: 'notFound', SUBSCRIPTION_NOT_PENDING: 'notPending' },
    toast: () => ({ title: t('cancelled'), text: t('whatFrom', { name, what, date }) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('cancelSubscription')}
      subtitle={subtitle}
      submitLabel={t('cancelFrom', { date })}
      cancelLabel={t('cancel')}
      isDanger
      operation={cancel}
      onSubmit={() => cancel.send({ params: { id: subscription.id } })}
      onClose={onClose}
    >
      <ChangeEffect
        notes={[
          { icon: 'check', text: t('cancelEffect', { what, date }) },
          { icon: 'phone', text: t('cancelSms', { name: subscription.firstName }) },
        ]}
      />
    </FormDialog>
  );
}
