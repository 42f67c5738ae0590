import { Badge } from '#platform/design/page/badge.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const { compare } = Temporal.PlainDate;

/** Whether a row of dated rows, the latest first, is in force, comes, or was. */
export function DatedState({ days, at }: { days: readonly Temporal.PlainDate[]; at: number }) {
  const t = useTexts('operator-desk');
  const { today } = useSignedIn();
  const inForce = days.findIndex((day) => compare(day, today) <= 0);
  if (at === inForce) return <Badge tone="quiet">{t('inForceNow')}</Badge>;
  const isComing = inForce === -1 || at < inForce;
  return isComing ? (
    <Badge tone="info" icon="calendar">
      {t('comes')}
    </Badge>
  ) : (
    <Badge tone="muted">{t('over')}</Badge>
  );
}
