import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ChosenPupils } from './pupil-list.tsx';
import type { PupilListName, RolloverPlan } from './rollover-plan.ts';

interface PupilCountsProps {
  plan: RolloverPlan;
  openList: ChosenPupils | null;
  onChoose: (chosen: ChosenPupils | null) => void;
}

const cells = [
  { list: 'keeps', text: 'keepsText' },
  { list: 'newCards', text: 'newCardsText' },
  { list: 'rights', text: 'rightsText' },
] as const;
const others = ['leavers', 'others'] as const satisfies readonly PupilListName[];

/** Counts that link to the counted pupils. */
export function PupilCounts({ plan: { lists }, openList, onChoose }: PupilCountsProps) {
  const t = useTexts('school-rollover');
  const current = openList && 'list' in openList ? openList.list : null;
  const count = (list: PupilListName) => {
    const { length } = lists[list];
    const text = t('pupils', { count: length, number: formatNumber(length) });
    if (length === 0) return text;
    return (
      <button
        type="button"
        aria-expanded={current === list}
        onClick={() => onChoose(current === list ? null : { list })}
        className="rounded-small underline decoration-1 underline-offset-4 hover:text-select"
      >
        {text}
      </button>
    );
  };
  return (
    <section
      aria-label={t('counts')}
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <dl className="grid divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {cells.map(({ list, text }) => (
          <div key={list} className="px-(--space-panel) py-3">
            <dt className="text-small font-semibold text-ink-muted">{t(list)}</dt>
            <dd className="text-section font-semibold">{count(list)}</dd>
            <dd className="text-small text-ink-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-(--space-panel) py-2 text-small">
        {others.map((list) => (
          <div key={list} className="flex min-h-8 items-center gap-2">
            <dt className="text-ink-muted">{t(list)}</dt>
            <dd>{count(list)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
