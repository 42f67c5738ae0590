import type { DeliveryAct } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import type { FunctionComponent } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import type { DeliveryDialogProps } from './delivery-dialog-props.ts';

/** What the buttons of a delivery open. */
export const deliveryDialogs: Readonly<
  Record<Exclude<DeliveryAct, 'resend-code'>, FunctionComponent<DeliveryDialogProps>>
> = {
  cancel: lazyDialog(async () => (await import('./cancel-delivery.modal.tsx')).CancelDeliveryModal),
  refund: lazyDialog(async () => (await import('./refund-delivery.modal.tsx')).RefundDeliveryModal),
};
