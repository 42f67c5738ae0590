import { Badge } from '#platform/design/page/badge.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Marks a month that is open: it changes until it is closed. */
export function SoFar() {
  const t = useTexts('free-book');
  return (
    <Badge tone="info" icon="clock">
      {t('soFar')}
    </Badge>
  );
}
