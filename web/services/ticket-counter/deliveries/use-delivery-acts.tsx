import type {
  CounterDelivery,
  DeliveryAct,
} from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { type ReactNode, useState } from 'react';
import { deliveryDialogs } from './delivery-dialogs.ts';
import { useResendCode } from './use-resend-code.ts';

type OpenDialog = { act: Exclude<DeliveryAct, 'resend-code'>; delivery: CounterDelivery };

/** What the buttons of deliveries do: a dialog says what is taken back, and a code is sent again at once. */
export function useDeliveryActs(order: Pick<CounterOrderDetails, 'id'>) {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const resend = useResendCode();
  const Dialog = opened && deliveryDialogs[opened.act];
  const dialog: ReactNode = Dialog && (
    <Dialog orderId={order.id} delivery={opened.delivery} onClose={() => setOpened(null)} />
  );
  const act = (name: DeliveryAct, delivery: CounterDelivery) =>
    name === 'resend-code' ? resend(delivery) : setOpened({ act: name, delivery });
  return { act, dialog };
}
