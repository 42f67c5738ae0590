interface WhatChangedProps {
  /** What was done. */
  what: string;
  /** Before and after, a line for each field. */
  differences: readonly { field: string; words: string }[];
}

/** The cell of a history that says what happened. */
export function WhatChanged({ what, differences }: WhatChangedProps) {
  return (
    <>
      <span className="font-medium wrap-anywhere">{what}</span>
      {differences.map(({ field, words }) => (
        <span key={field} className="block text-sm font-normal wrap-anywhere text-ink-muted">
          {words}
        </span>
      ))}
    </>
  );
}
