import { classNames } from '#platform/design/class-names.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';

/** A grey placeholder in the size of the content being loaded, so that nothing shifts. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block rounded-ui bg-neutral-tint motion-safe:animate-pulse',
        className,
      )}
    />
  );
}

/** In place of a title that is being loaded, as high as one. */
export function SkeletonTitle() {
  const t = useDesignTexts();
  return (
    <span className="flex h-[1lh] items-center">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-6 w-56" />
    </span>
  );
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

/** Placeholder lines of a text or form being loaded, with a text for screen readers. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const t = useDesignTexts();
  return (
    <div className="space-y-3">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', widths[line % widths.length])} />
      ))}
    </div>
  );
}
