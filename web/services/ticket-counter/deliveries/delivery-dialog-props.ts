import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';

export interface DeliveryDialogProps {
  orderId: number;
  delivery: CounterDelivery;
  onClose: () => void;
}
