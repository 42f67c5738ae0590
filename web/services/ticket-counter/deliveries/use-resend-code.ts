import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { resendDeliveryCode } from '@takst/contract/services/ticket-counter/delivery/resend-delivery-code.contract.ts';
import { useRef } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { formatPhone, formatTime } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Sends a code to its phone again; a failure is a toast (spec 3 §8). */
export function useResendCode(): (delivery: CounterDelivery) => void {
  const t = useTexts('counter-order');
  const phone = useRef('');
  const operation = useOperation(resendDeliveryCode, {
    texts: 'counter-order',
    failed: 'resendFailed',
    refusals: {
      DELIVERY_NOT_FOUND: 'notFound',
      NO_PICKUP_CODE: 'noCode',
      PICKUP_CODE_JUST_SENT: (text, { nextAt }) =>
        text('justSent', {
          time: formatTime(nextAt.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
        }),
    },
    toast: () => ({ title: t('codeSent'), text: t('codeSentTo', { phone: phone.current }) }),
    toastsProblems: true,
  });
  return ({ id, mediaInfo: media }) => {
    if (media.type !== 'MOBILE_TICKET') return;
    phone.current = formatPhone(media.phoneCountryCode ?? '', media.phone ?? '');
    operation.send({ params: { deliveryId: id } });
  };
}
