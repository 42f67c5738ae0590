import type { Database, Transaction } from './database.ts';
import type { ProcessMemory } from './process-memory.ts';
import { memoryOf } from './tables.ts';

/** What to keep under which key, and of what it is made: `user 1001`, `company 100001`. */
type Entry<T> = { key: string; value: T; madeOf: readonly string[] };

/** Answers of one kind that a process keeps until something that they are made of changes. */
export type Shelf<T> = {
  /** What is kept under a key; undefined also while the process does not hear of changes. */
  find(source: Database | Transaction, key: string): T | undefined;
  /**
   * Ask before loading: the function keeps what was loaded, unless something changed meanwhile. It
   * keeps nothing that a transaction saw, which may never be committed.
   */
  keeper(source: Database | Transaction): (entry: Entry<T>) => void;
};

/** A shelf with room for `most`; what was not asked for the longest time makes room. */
export function shelf<T>(most: number): Shelf<T> {
  const shelves = new WeakMap<ProcessMemory, Map<string, Entry<T>>>();
  const keptIn = (memory: ProcessMemory): Map<string, Entry<T>> => {
    const known = shelves.get(memory);
    if (known) return known;
    const kept = new Map<string, Entry<T>>();
    shelves.set(memory, kept);
    memory.addShelf(kept);
    return kept;
  };
  return {
    find(source, key) {
      const { memory } = memoryOf(source);
      const kept = keptIn(memory);
      const entry = memory.isHearing() ? kept.get(key) : undefined;
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    keeper(source) {
      const { memory, isTransaction } = memoryOf(source);
      const before = memory.changes();
      return (entry) => {
        if (isTransaction || !memory.isHearing() || memory.changes() !== before) return;
        const kept = keptIn(memory);
        kept.set(entry.key, entry);
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      };
    },
  };
}

type Asked<T> = { key: string; madeOf: readonly string[]; load: () => Promise<T> };

/** What is kept under a key, or what `load` finds, which is then kept. */
export async function recall<T>(
  from: Shelf<T>,
  source: Database | Transaction,
  { key, madeOf, load }: Asked<T>,
): Promise<T> {
  const known = from.find(source, key);
  if (known !== undefined) return known;
  const keep = from.keeper(source);
  const value = await load();
  keep({ key, value, madeOf });
  return value;
}
