import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';

interface DescriptionListProps {
  items: readonly { term: string; value: ReactNode }[];
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3;
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 md:grid-cols-3' } as const;

export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <dl className={classNames('grid gap-x-8 gap-y-4', grids[columns])}>
      {items.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-small text-ink-muted">{term}</dt>
          <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
