import { ReasonField, useReasonForm } from '#services/ticket-counter/deliveries/refund-reason.tsx';
import { TakeBackManyDialog } from './take-back-many-dialog.tsx';
import { type TakeBackManyProps, useTakeBackRun } from './use-take-back-run.ts';

/** Refunds the chosen deliveries, with one text on each credit note. */
export function RefundManyModal(props: TakeBackManyProps) {
  const takeBack = useTakeBackRun('refund', props);
  const form = useReasonForm(`refund-deliveries:${props.orderId}`);
  return (
    <TakeBackManyDialog
      act="refund"
      takeBack={takeBack}
      form={form}
      onSubmit={form.submit(({ description }) => takeBack.start(description))}
    >
      <ReasonField />
    </TakeBackManyDialog>
  );
}
