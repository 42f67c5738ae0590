import { refundDelivery } from '@takst/contract/services/ticket-counter/delivery/refund-delivery.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { DeliveryDialogProps } from './delivery-dialog-props.ts';
import { ReasonField, useReasonForm } from './refund-reason.tsx';
import { TakeBackEffect } from './take-back-effect.tsx';
import { useTakeBackWords } from './use-take-back-words.ts';

/** Refunds an unused delivery, with a text on the credit note. */
export function RefundDeliveryModal({ orderId, delivery, onClose }: DeliveryDialogProps) {
  const t = useTexts('counter-order');
  const { name, toastOf, refusals } = useTakeBackWords(orderId, delivery);
  const form = useReasonForm(`refund-delivery:${delivery.id}`);
  const operation = useOperation(refundDelivery, {
    texts: 'counter-order',
    failed: 'refundFailed',
    refusals,
    toast: ({ reply }) => toastOf(t('refunded'), reply),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('refund')}
      subtitle={name}
      submitLabel={t('refundOf', { name })}
      cancelLabel={t('back')}
      isDanger
      operation={operation}
      form={form}
      onSubmit={form.submit((body) =>
        operation.send({ params: { deliveryId: delivery.id }, body }),
      )}
      onClose={onClose}
    >
      <TakeBackEffect delivery={delivery} />
      <ReasonField />
    </FormDialog>
  );
}
