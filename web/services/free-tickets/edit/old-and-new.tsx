import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type EditToConfirm, useChangedValues } from './changed-values.ts';

/** Old and new values, one below the other. */
export function OldAndNew(edit: EditToConfirm) {
  const t = useTexts('free-edit');
  const values = useChangedValues(edit);
  return (
    <dl aria-label={t('changes')} className="divide-y divide-line rounded-panel border border-line">
      {values.map(({ term, before, after }) => (
        <div
          key={term}
          className="grid gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,9rem)_minmax(0,1fr)]"
        >
          <dt className="text-small text-ink-muted">{term}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
            <del className="text-ink-muted no-underline">{before}</del>
            <Icon name="arrow-right" className="size-4 shrink-0 text-ink-muted" />
            <ins className="font-semibold no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
