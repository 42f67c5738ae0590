import { useState } from 'react';

/** The people who are ticked, over pages and searches, until the page is left. */
export function useTicked() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    has: (id: number): boolean => ids.has(id),
    tick: (those: readonly number[], isTicked: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        for (const id of those) {
          if (isTicked) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}

export type Ticked = ReturnType<typeof useTicked>;
