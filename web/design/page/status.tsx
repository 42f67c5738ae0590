import { useDesignTexts } from '#design/use-design-texts.ts';
import type { IconName } from '#design/icon-paths.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const looks = {
  active: ['quiet', 'statusActive'],
  pending: ['info', 'statusPending', 'clock'],
  expired: ['muted', 'statusExpired'],
  cancelled: ['muted', 'statusCancelled', 'close'],
  failed: ['error', 'statusFailed'],
  anonymised: ['muted', 'statusAnonymised'],
} as const satisfies Record<string, readonly [BadgeTone, string, IconName?]>;

export type StatusName = keyof typeof looks;

export function Status({ status, word }: { status: StatusName; word?: string }) {
  const t = useDesignTexts();
  const [tone, key, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word ?? t(key)}
    </Badge>
  );
}
