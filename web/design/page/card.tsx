import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';

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
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-6 sm:pt-5">
          {title && <Heading className="text-lg font-semibold">{title}</Heading>}
          {actions}
        </div>
      )}
      <div className={isFlush ? 'overflow-hidden rounded-panel' : 'p-4 sm:p-6'}>{children}</div>
    </section>
  );
}
