import type { MediaInfo } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import type { DeliveryState } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { formatShortDate } from '#platform/design/format.ts';
import type { IconName } from '#platform/design/icon-paths.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { useSession } from '#platform/session/use-session.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The words of states, for badges and chips. */
export const stateWords: Readonly<Record<DeliveryState, PlainTextKey<'counter-words'>>> = {
  unused: 'stateUnused',
  'not-sent': 'stateNotSent',
  used: 'stateUsed',
  expired: 'stateExpired',
  cancelled: 'stateCancelled',
  refunded: 'stateRefunded',
  failed: 'stateFailed',
};

const looks: Readonly<Record<DeliveryState, readonly [BadgeTone, IconName?]>> = {
  unused: ['quiet'],
  'not-sent': ['error', 'warning'],
  used: ['muted'],
  expired: ['muted', 'clock'],
  cancelled: ['muted', 'close'],
  refunded: ['muted', 'undo'],
  failed: ['error'],
};

const usedWords = {
  card: { state: 'stateLoaded', on: 'stateLoadedOn' },
  other: { state: 'stateUsed', on: 'stateUsedOn' },
} as const;

interface DeliveryStateProps {
  state: DeliveryState;
  since: Temporal.Instant | null;
  /** What is used on a card is loaded. */
  mediaInfo: Pick<MediaInfo, 'type'>;
}

/** What has become of a delivery; of one that is used or loaded with the day, where that is known. */
export function DeliveryStateBadge({ state, since, mediaInfo }: DeliveryStateProps) {
  const t = useTexts('counter-words');
  const language = usePageLanguage();
  const { today } = useSession();
  const [tone, icon] = looks[state];
  const used = usedWords[mediaInfo.type === 'TRAVEL_CARD' ? 'card' : 'other'];
  const text =
    state !== 'used'
      ? t(stateWords[state])
      : since
        ? t(used.on, { date: formatShortDate(businessDayOf(since), { language, today }) })
        : t(used.state);
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
