import { useState } from 'react';

/** The ticked rows of a list; kept across pages and searches until the user leaves it. */
export function useTicked<Row extends { id: number }>() {
  const [rows, setRows] = useState<ReadonlyMap<number, Row>>(new Map());
  return {
    rows,
    has: (id: number): boolean => rows.has(id),
    tick: (those: readonly Row[], isTicked: boolean) =>
      setRows((current) => {
        const next = new Map(current);
        for (const row of those) {
          if (isTicked) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    clear: () => setRows(new Map()),
  };
}

export type TickedRows<Row extends { id: number }> = ReturnType<typeof useTicked<Row>>;
