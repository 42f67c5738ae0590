import type { DeliveryState } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { formatNumber } from '#platform/design/format.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { deliveryName } from '#services/ticket-counter/deliveries/delivery-medium.tsx';
import type { FailedTakeBack } from './take-back-many.ts';

const stateReasons: Readonly<Record<DeliveryState, PlainTextKey<'counter-order'>>> = {
  unused: 'notPending',
  'not-sent': 'notPending',
  used: 'becauseUsed',
  expired: 'becauseExpired',
  cancelled: 'becauseCancelled',
  refunded: 'becauseRefunded',
  failed: 'becauseFailed',
};

const refusals = {
  DELIVERY_NOT_FOUND: 'notFound',
  DELIVERY_NOT_PENDING: 'notPending',
  TAKE_BACK_NOT_ALLOWED: 'notAllowed',
} as const;

/** What was not taken back, each with the reason. */
export function NotTakenBackList({ notDone }: { notDone: readonly FailedTakeBack[] }) {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const failureText = useFailureText();
  const reasonOf = ({ delivery, because }: FailedTakeBack): string => {
    if (because === 'not-tried') return t('notTried');
    if ('failure' in because) return failureText(because.failure);
    if (because.state === 'used' && delivery.mediaInfo.type === 'TRAVEL_CARD') {
      return t('becauseLoaded');
    }
    return t(because.state === null ? refusals[because.because] : stateReasons[because.state]);
  };
  const count = notDone.length;
  return (
    <div role="status">
      <p>{t('notTakenBack', { count, number: formatNumber(count) })}</p>
      <ul className="mt-3 divide-y divide-line">
        {notDone.map((one) => (
          <li key={one.delivery.id} className="py-2">
            <span className="block font-semibold">{deliveryName(one.delivery, t, words)}</span>
            <span className="text-small text-ink-muted">{reasonOf(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
