import { useDesignTexts } from '#design/use-design-texts.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const looks = {
  active: ['success', 'statusActive'],
  pending: ['warning', 'statusPending'],
  expired: ['neutral', 'statusExpired'],
  cancelled: ['danger', 'statusCancelled'],
  failed: ['danger', 'statusFailed'],
  anonymised: ['neutral', 'statusAnonymised'],
} as const satisfies Record<string, readonly [BadgeTone, string]>;

export type StatusName = keyof typeof looks;

/** A dot and a word on a neutral background; red would vanish on the tint of a red brand. */
export function Status({ status, word }: { status: StatusName; word?: string }) {
  const t = useDesignTexts();
  const [tone, key] = looks[status];
  return (
    <Badge tone={tone} hasDot>
      {word ?? t(key)}
    </Badge>
  );
}
