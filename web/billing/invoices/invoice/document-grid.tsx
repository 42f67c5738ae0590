import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';

interface DocumentGridProps {
  /** Before the lines. */
  changes?: ReactNode;
  /** Undefined while they load, as the facts. */
  lines: ReactNode;
  facts: ReactNode;
  /** Under the facts. */
  aside?: ReactNode;
}

/** The lines of an invoice or an invoice base, and its facts beside them; what changed comes first on a phone, too. */
export const DocumentGrid = ({ changes, lines, facts, aside }: DocumentGridProps) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)] lg:grid-rows-[auto_1fr]">
    {changes && <div className="min-w-0 empty:hidden">{changes}</div>}
    <div
      className={classNames(
        'grid gap-4 lg:col-start-2 lg:row-start-1',
        changes ? 'lg:row-span-2' : '',
      )}
    >
      {facts ?? (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {aside}
    </div>
    <div className="min-w-0 lg:col-start-1">
      {lines ?? (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
    </div>
  </div>
);
