import { useId } from 'react';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface EffectProps {
  notes: readonly { icon: IconName; text: string }[];
}

/** What taking something back leads to. */
export function Effect({ notes }: EffectProps) {
  const t = useTexts('counter-order');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-small font-semibold">
        {t('effect')}
      </h3>
      <ul className="grid gap-2 text-table">
        {notes.map(({ icon, text }) => (
          <li key={icon} className="flex gap-2.5">
            <Icon
              name={icon}
              className={`mt-0.5 size-4 shrink-0 ${icon === 'warning' ? 'text-warning' : 'text-ink-muted'}`}
            />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
