import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import type { SendProblem } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { formatMoment } from '#platform/design/format-moment.ts';
import { formatListedPhone, formatNumber } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What a delivery is called in its row, in dialogs and in messages: its code, its card, or for how many it is. */
export function deliveryName(
  { mediaInfo: media }: CounterDelivery,
  t: Translate<'counter-order'>,
  words: Translate<'counter-words'>,
): string {
  if (media.type === 'TRAVEL_CARD') return media.travelCardNumber ?? words('cardWithoutNumber');
  if (media.type === 'MOBILE_TICKET') return media.pickupCode ?? words('mobile');
  const { passengerCount: count } = media;
  return t('passengers', { count, number: formatNumber(count) });
}

const notSentTexts = {
  UNEXPECTED: 'notSentUnexpected',
  SMS_FAILED: 'notSentFailed',
} as const satisfies Record<SendProblem, string>;

/** The code or card and its recipient, or the reason why it is missing or was not sent. */
export function DeliveryMedium({ delivery }: { delivery: CounterDelivery }) {
  const t = useTexts('counter-order');
  const words = useTexts('counter-words');
  const { mediaInfo: media, recipientName, sentAt, problem, state, notSent } = delivery;
  const language = usePageLanguage();
  const { today } = useSession();
  const phone =
    media.type === 'MOBILE_TICKET' && media.phone !== null
      ? formatListedPhone(media.phoneCountryCode ?? '', media.phone)
      : null;
  const who = [recipientName, phone].filter((text) => text !== null).join(' · ');
  const isToBeSent = phone !== null && sentAt === null && state === 'unused';
  return (
    <>
      <span className="tabular-nums wrap-anywhere">{deliveryName(delivery, t, words)}</span>
      {who !== '' && <span className="block text-small font-normal text-ink-muted">{who}</span>}
      {isToBeSent && (
        <span className="block text-small font-normal text-ink-muted">{t('notSentYet')}</span>
      )}
      {notSent && (
        <span className="block text-small font-normal text-error">
          {t(notSentTexts[notSent.because], {
            when: formatMoment(notSent.at, { language, today }),
          })}
        </span>
      )}
      {problem !== null && (
        <span className="block text-small font-normal text-error">{t('problemUnexpected')}</span>
      )}
    </>
  );
}
