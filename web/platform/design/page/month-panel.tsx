import type { ReactNode } from 'react';

interface MonthPanelProps {
  label: string;
  /** What one month costs. */
  figure: ReactNode;
  /** Beside it, or below it in a narrow window: the other months. */
  children: ReactNode;
}

/** A month among others, above a list. */
export const MonthPanel = ({ label, figure, children }: MonthPanelProps) => (
  <section
    aria-label={label}
    className="mb-4 grid min-h-36 grid-cols-1 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-[minmax(15rem,1fr)_2.5fr]"
  >
    <div className="bg-surface px-(--space-panel) py-4">{figure}</div>
    <div className="bg-surface px-(--space-panel) py-4">{children}</div>
  </section>
);
