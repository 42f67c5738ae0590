import {
  type CounterDelivery,
  type DeliveryAct,
  deliveryActs,
} from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { deliveryName } from './delivery-medium.tsx';

const buttons = {
  'resend-code': { icon: 'send', text: 'resend', label: 'resendOf' },
  cancel: { icon: 'minus', text: 'cancelIt', label: 'cancelOf' },
  refund: { icon: 'undo', text: 'refund', label: 'refundOf' },
} as const satisfies Record<DeliveryAct, { icon: IconName; text: string; label: string }>;

interface DeliveryButtonsProps {
  delivery: CounterDelivery;
  onAct: (act: DeliveryAct, delivery: CounterDelivery) => void;
}

/** What may be done with a delivery: nothing with one that is not pending (spec 3 §2). */
export function DeliveryButtons({ delivery, onAct }: DeliveryButtonsProps) {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const name = deliveryName(delivery, t, words);
  const allowed = deliveryActs.filter((act) => delivery.allowedActions.includes(act));
  if (allowed.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 max-[860px]:pt-2">
      {allowed.map((act) => {
        const { icon, text, label } = buttons[act];
        return (
          <Button
            key={act}
            variant="quiet"
            icon={icon}
            className="-ml-2 px-2! text-small whitespace-nowrap"
            aria-label={t(label, { name })}
            onClick={() => onAct(act, delivery)}
          >
            {t(text)}
          </Button>
        );
      })}
    </span>
  );
}
