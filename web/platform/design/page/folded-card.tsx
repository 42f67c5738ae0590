import { type ReactNode, useId, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';

interface FoldedCardProps {
  title: string;
  /** Beside the title: what is set now. */
  summary?: ReactNode;
  /** A card that stands alone needs no button. */
  isFoldable?: boolean;
  children: ReactNode;
}

/** A card of a page with several forms: its content is there when it is opened. */
export function FoldedCard({ title, summary, isFoldable = true, children }: FoldedCardProps) {
  const t = useDesignTexts();
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || !isFoldable;
  return (
    <section className="rounded-panel border border-line bg-surface">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-(--space-panel) py-2.5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={`${id}-title`} className="text-section font-semibold">
            {title}
          </h2>
          {summary && <span className="text-small text-ink-muted">{summary}</span>}
        </div>
        {isFoldable && (
          <Button
            id={`${id}-button`}
            aria-labelledby={`${id}-button ${id}-title`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpened(!isOpen)}
          >
            {t(isOpen ? 'closeCard' : 'openCard')}
          </Button>
        )}
      </div>
      <div
        id={id}
        className={classNames('px-(--space-panel) pt-1 pb-(--space-panel)', !isOpen && 'hidden')}
      >
        {children}
      </div>
    </section>
  );
}
