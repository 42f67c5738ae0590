import { useState } from 'react';

/** The ticked subscribers; kept across pages and searches until the user leaves the list. */
export function useTickedSubscribers() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    has: (id: number): boolean => ids.has(id),
    tick: (those: readonly number[], isTicked: boolean) =>
      setIds((current) => {
        const next = new Set(current);
        for (const id of those) {
          if (isTicked) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}

export type TickedSubscribers = ReturnType<typeof useTickedSubscribers>;
