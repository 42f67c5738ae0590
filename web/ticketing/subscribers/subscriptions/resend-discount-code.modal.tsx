import { resendDiscountCode } from '@takst/contract/services/subscriptions/resend-discount-code.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatTime } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import type { SubscriptionDialogProps } from './subscription-dialog-props.ts';
import { useSubscriptionTexts } from './use-subscription-texts.ts';

/** Sends the holder the same discount code again. */
export function ResendDiscountCodeModal({ subscription, onClose }: SubscriptionDialogProps) {
  const t = useTexts('subscriptions');
  const { name, subtitle, phone } = useSubscriptionTexts(subscription);
  const resend = useOperation(resendDiscountCode, {
    texts: 'subscriptions',
    failed: 'failedTitle',
    refusals: {
      SUBSCRIPTION_NOT_FOUND: 'notFound',
      RESEND_SWITCHED_OFF: 'resendOff',
      NO_DISCOUNT_CODE: 'noCode',
      // Rounds up to the next minute: in the current one it may still be too early.
      DISCOUNT_CODE_JUST_SENT: (text, { nextAt }) =>
        text('codeJustSent', {
          time: formatTime(nextAt.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
        }),
    },
    toast: () => ({ title: t('resent'), text: t('whoTo', { name, phone }) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('resend')}
      subtitle={subtitle}
      submitLabel={t('resend')}
      cancelLabel={t('cancel')}
      operation={resend}
      onSubmit={() => resend.send({ params: { id: subscription.id } })}
      onClose={onClose}
    >
      <ChangeEffect
        notes={[
          { icon: 'phone', text: t('resendEffect', { name: subscription.firstName, phone }) },
        ]}
      />
    </FormDialog>
  );
}
