/** The channel on which the database tells what has changed (`kept.tell` in the migrations). */
export const keptChannel = 'takst_kept';

/** Longer than any connection lags behind the others. */
const mostHeard = 1_000;

type Kept = { readonly madeOf: readonly string[] };

/**
 * What a process keeps of what the database holds. While it does not hear of changes it keeps
 * nothing; what a change touches is forgotten at once.
 */
export function processMemory() {
  const shelves = new Set<Map<string, Kept>>();
  let hearing = false;
  let changes = 0;
  const heard = new Set<string>();

  const forgetWhere = (isTouched: (part: string) => boolean) => {
    changes += 1;
    for (const kept of shelves) {
      for (const [key, { madeOf }] of kept) if (madeOf.some(isTouched)) kept.delete(key);
    }
  };
  return {
    addShelf: (kept: Map<string, Kept>) => void shelves.add(kept),
    isHearing: () => hearing,
    /** Differs after every change: what was loaded meanwhile may be what was there before it. */
    changes: () => changes,
    /** Changes are heard from now on, or may be missed from now on. */
    hear(isHearing: boolean) {
      hearing = isHearing;
      forgetWhere(() => true);
    },
    /**
     * A message of the database: its transaction, a kind, and the ids that changed, `*` for many.
     * Each connection of the process hears it; whatever was read since the first did is new.
     */
    changed(message: string) {
      if (heard.has(message)) return;
      heard.add(message);
      const [oldest] = heard;
      if (heard.size > mostHeard && oldest !== undefined) heard.delete(oldest);
      const [, kind = '', ...ids] = message.split(' ');
      const touched = new Set(ids.map((id) => `${kind} ${id}`));
      forgetWhere(
        ids.includes('*') ? (part) => part.startsWith(`${kind} `) : (part) => touched.has(part),
      );
    },
  };
}

export type ProcessMemory = ReturnType<typeof processMemory>;
