import { changeTypeNames, type ChangeType } from '@takst/domain/billing/payroll/change-type.ts';
import type { IconName } from '#platform/design/icon-paths.ts';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';

const looks: Readonly<Record<ChangeType, { tone: BadgeTone; icon: IconName }>> = {
  SUBSCRIBED: { tone: 'info', icon: 'plus' },
  PRICE_CHANGED: { tone: 'neutral', icon: 'swap' },
  UNSUBSCRIBED: { tone: 'muted', icon: 'minus' },
};

/** What happened to a deduction or a benefit from one month to the next. */
export function ChangeTypeBadge({ type }: { type: ChangeType }) {
  const language = usePageLanguage();
  return <Badge {...looks[type]}>{changeTypeNames[type][language]}</Badge>;
}
