import type { ReactNode } from 'react';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';

interface DocumentGridProps {
  /** Undefined while they load, as the facts. */
  lines: ReactNode;
  facts: ReactNode;
  /** Under the facts. */
  aside?: ReactNode;
}

/** The lines of an invoice or an invoice base, and its facts beside them. */
export const DocumentGrid = ({ lines, facts, aside }: DocumentGridProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]">
    <div className="order-last grid min-w-0 gap-4 lg:order-first">
      {lines ?? (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
    </div>
    <div className="grid gap-4">
      {facts ?? (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {aside}
    </div>
  </div>
);
