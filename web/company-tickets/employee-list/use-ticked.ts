import { useState } from 'react';

/** The ticked subscribers; kept across pages and searches until the user leaves the list. */
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
