import type { ReactNode } from 'react';

/** One cell of the start strip. */
export const StripCell = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="bg-surface px-(--space-panel) py-2.5 max-sm:rounded-panel max-sm:border max-sm:border-line max-sm:py-2">
    <p className="text-caption font-semibold text-ink-muted">{title}</p>
    {children}
  </div>
);
