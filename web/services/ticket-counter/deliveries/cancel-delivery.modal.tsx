import { cancelDelivery } from '@takst/contract/services/ticket-counter/delivery/cancel-delivery.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { DeliveryDialogProps } from './delivery-dialog-props.ts';
import { TakeBackEffect } from './take-back-effect.tsx';
import { useTakeBackWords } from './use-take-back-words.ts';

/** Cancels an unused delivery; the dialog shows a failure (spec 3 §8). */
export function CancelDeliveryModal({ orderId, delivery, onClose }: DeliveryDialogProps) {
  const t = useTexts('counter-order');
  const { name, toastOf, refusals } = useTakeBackWords(orderId, delivery);
  const operation = useOperation(cancelDelivery, {
    texts: 'counter-order',
    failed: 'cancelFailed',
    refusals,
    toast: ({ reply }) => toastOf(t('cancelled'), reply),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('cancelIt')}
      subtitle={name}
      submitLabel={t('cancelOf', { name })}
      cancelLabel={t('back')}
      isDanger
      isQuestion
      operation={operation}
      onSubmit={() => operation.send({ params: { deliveryId: delivery.id } })}
      onClose={onClose}
    >
      <TakeBackEffect delivery={delivery} />
    </FormDialog>
  );
}
