import type { UnitFinding } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The key of each finding's text in `unit-findings`. */
export const findingTexts: Readonly<Record<UnitFinding, PlainTextKey<'unit-findings'>>> = {
  'two-households': 'twoHouseholds',
  'runs-after-move-out': 'runsAfterMoveOut',
};

/** The findings of a unit: forgotten move-outs. */
export function FindingBadges({ findings }: { findings: readonly UnitFinding[] }) {
  const t = useTexts('unit-findings');
  return (
    <span className="inline-flex flex-wrap gap-1">
      {findings.map((finding) => (
        <Badge key={finding} tone="warning">
          {t(findingTexts[finding])}
        </Badge>
      ))}
    </span>
  );
}
