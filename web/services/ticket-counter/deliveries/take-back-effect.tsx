import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { formatKroner, formatPhone } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Effect } from './effect.tsx';

/** What taking back means for the delivery, its price and its recipient. */
export function TakeBackEffect({ delivery }: { delivery: CounterDelivery }) {
  const t = useTexts('counter-order');
  const { mediaInfo: media, totalPrice, sentAt } = delivery;
  const phone =
    media.type === 'MOBILE_TICKET' && media.phone !== null && sentAt !== null
      ? formatPhone(media.phoneCountryCode ?? '', media.phone)
      : null;
  return (
    <Effect
      notes={[
        { icon: 'warning', text: deadText(delivery, t) },
        { icon: 'document', text: t('notInvoiced', { amount: formatKroner(totalPrice) }) },
        ...(phone === null
          ? []
          : [{ icon: 'phone' as const, text: t('recipientNotTold', { phone }) }]),
        { icon: 'info', text: t('cannotBeUndone') },
      ]}
    />
  );
}

function deadText(
  { mediaInfo: media }: CounterDelivery,
  t: ReturnType<typeof useTexts<'counter-order'>>,
): string {
  if (media.type === 'MOBILE_TICKET') return t('codeIsDead', { code: media.pickupCode ?? '' });
  if (media.type === 'TRAVEL_CARD') {
    return t('moneyIsTakenBack', { number: media.travelCardNumber ?? '' });
  }
  return t('paperIsDead');
}
