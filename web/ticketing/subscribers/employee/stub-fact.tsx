import type { ReactNode } from 'react';

/** One line of the stub of a card: what the company knows of a ticket or subscription. */
export const StubFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-caption text-ink-muted">{term}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);
