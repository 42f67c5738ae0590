import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface FoldedOptionsProps {
  /** Nothing is asked any more: the rows come first. */
  isFolded: boolean;
  /** What counts for the whole list; null where nothing does. */
  form: ReactNode;
  /** What is chosen and what it comes to are beside each other, so that the rows begin high up. */
  isBeside?: boolean;
  /** What the check came to. */
  children: ReactNode;
}

/** The options of a list: they fold up when the rows are checked, and are opened again by their button. */
export function FoldedOptions({ isFolded, form, isBeside = false, children }: FoldedOptionsProps) {
  const t = useTexts('batches');
  const id = useId();
  const [hasFolded, setHasFolded] = useState(isFolded);
  const [isOpened, setOpened] = useState(false);
  // Another choice checks the rows again; what the user has opened stays open meanwhile.
  if (isFolded && !hasFolded) setHasFolded(true);
  const isShown = !hasFolded || isOpened;
  if (form === null) return children;
  return (
    <div
      className={classNames(
        'flex flex-col gap-3',
        isBeside && 'lg:flex-row lg:items-start lg:*:flex-9 lg:*:last:flex-10 lg:*:empty:hidden',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 max-sm:basis-full">{children}</div>
        {hasFolded && (
          <Button
            icon="settings"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setOpened(!isOpened)}
          >
            {t('optionsOfList')}
          </Button>
        )}
      </div>
      <div id={id} className={classNames(!isShown && 'hidden')}>
        <Suspense fallback={<SkeletonLines lines={4} />}>{form}</Suspense>
      </div>
    </div>
  );
}
