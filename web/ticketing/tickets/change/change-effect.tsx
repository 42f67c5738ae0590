import { useId } from 'react';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { EffectNote } from './effect-note.ts';
import { MonthTable } from './month.table.tsx';
import type { PricedMonth } from './ticket-kit.ts';

interface ChangeEffectProps {
  /** Monthly cost before and after; null while prices load, omitted if no price changes. */
  months?: readonly PricedMonth[] | null;
  /** One sentence each: what becomes of the ticket, what the holder gets, what comes later. */
  notes: readonly (EffectNote | false | null | undefined)[];
}

const colours: Partial<Record<IconName, string>> = {
  check: 'text-success',
  warning: 'text-warning',
};

/** Previews a change: what happens in a few sentences, and what it costs month by month. */
export function ChangeEffect({ months, notes }: ChangeEffectProps) {
  const t = useTexts('change-ticket');
  const id = useId();
  const visibleNotes = notes.filter((note): note is EffectNote => Boolean(note));
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="-mb-2 text-small font-semibold">
        {t('effectTitle')}
      </h3>
      <div aria-live="polite" className="grid gap-4">
        <ul className="grid gap-2 text-table">
          {visibleNotes.map(({ icon, text }, place) => (
            <li key={place} className="flex gap-2.5">
              <Icon
                name={icon}
                className={`mt-0.5 size-4 shrink-0 ${colours[icon] ?? 'text-ink-muted'}`}
              />
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
        {months === null && <SkeletonLines lines={3} />}
        {months && months.length > 0 && <MonthTable months={months} />}
      </div>
    </section>
  );
}
