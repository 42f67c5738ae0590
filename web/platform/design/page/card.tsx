import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';

interface CardProps {
  title?: ReactNode;
  /** Stands to the right of the title. */
  actions?: ReactNode;
  /** The heading's level in the page's outline. */
  level?: 2 | 3;
  /** No padding, for a table that reaches the edges. */
  isFlush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A table below a title: its outer columns line up with the title and the actions. */
const titledTableClass =
  'mt-4 rounded-b-panel border-t border-line sm:[&_tr>:first-child]:pl-5 sm:[&_tr>:last-child]:pr-5';

export function Card({
  title,
  actions,
  level = 2,
  isFlush = false,
  className,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('rounded-panel border border-line bg-surface', className)}>
      {(title || actions) && (
        <div className="flex flex-wrap items-center justify-between gap-3 px-(--space-panel) pt-(--space-panel)">
          {title && <Heading className="text-section font-semibold">{title}</Heading>}
          {actions}
        </div>
      )}
      <div
        className={
          isFlush
            ? classNames(
                'overflow-hidden',
                title === undefined ? 'rounded-panel' : titledTableClass,
              )
            : 'p-(--space-panel)'
        }
      >
        {children}
      </div>
    </section>
  );
}
