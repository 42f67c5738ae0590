import type { ReactNode } from 'react';
import { formatKroner } from '#platform/design/format.ts';

interface MonthFigureProps {
  label: string;
  /** In kroner, or an estimate in words. */
  amount: number | string;
  /** What it is about, a line each. */
  notes: readonly ReactNode[];
}

/** What a month costs, in large figures. */
export const MonthFigure = ({ label, amount, notes }: MonthFigureProps) => (
  <>
    <p className="text-caption font-semibold text-ink-muted">{label}</p>
    <p className="mt-1 text-figure font-bold whitespace-nowrap tabular-nums">
      {typeof amount === 'string' ? amount : formatKroner(amount)}
    </p>
    {notes.map((note, place) => (
      <p key={place} className="mt-1 text-small text-ink-muted">
        {note}
      </p>
    ))}
  </>
);
