import type { TimedStatus } from '@takst/domain/ticketing/tickets/timed-status.rules.ts';
import type { IconName } from '#platform/design/icon-paths.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const looks = {
  active: ['quiet', 'statusActive'],
  'active-until': ['neutral', 'statusActiveUntil', 'calendar'],
  pending: ['info', 'statusPending', 'clock'],
  'code-not-fetched': ['warning', 'statusCodeNotFetched', 'phone'],
  'card-requested': ['info', 'statusCardRequested', 'card'],
  expired: ['muted', 'statusExpired'],
  cancelled: ['muted', 'statusCancelled', 'close'],
  failed: ['error', 'statusFailed'],
  anonymised: ['muted', 'statusAnonymised'],
  none: ['muted', 'statusNone'],
} as const satisfies Record<StatusName, readonly [BadgeTone, string, IconName?]>;

export type StatusName = TimedStatus['name'] | 'none';

/** The state of a ticket, in words that all services use. */
export function Status({ status, date = '' }: { status: StatusName; date?: string | undefined }) {
  const t = useDesignTexts();
  const [tone, key, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(key, { date }).trimEnd()}
    </Badge>
  );
}
