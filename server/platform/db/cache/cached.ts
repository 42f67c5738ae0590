import type { Database, Transaction } from '../database.ts';
import { cacheOf } from '../tables.ts';
import { getOrInsert } from '../get-or-insert.ts';
import { withoutRowScope } from '../row-scope.ts';
import { readFromPrimary } from '../standby/reading-place.ts';

type Source = Database | Transaction;
type Value = string | number | null | Temporal.PlainDate;
/** Arguments are told apart by their JSON. */
type Argument = Value | { readonly [name: string]: Value };

/**
 * Answers `load` from the cache, which begins anew after `limit` answers. The generation is taken
 * before the database is read: an answer that a change overtook is stored where nobody looks. What
 * a transaction reads is not stored, as it may never be committed; nor is null, which strangers get. A standby is not
 * asked: it hears of a change later than this process. The row scope of the call does not hold: other calls get the answer.
 */
export function cached<Args extends readonly Argument[], T>(
  limit: number,
  load: (source: Source, ...args: Args) => Promise<T>,
) {
  const answersOf = new WeakMap<object, Map<string, T>>();
  return async (source: Source, ...args: Args): Promise<T> => {
    const { cache, isTransaction } = cacheOf(source);
    const generation = cache.generation();
    if (!generation) return load(source, ...args);
    const answers = getOrInsert(answersOf, generation, () => new Map<string, T>());
    const key = JSON.stringify(args);
    const cachedAnswer = answers.get(key);
    if (cachedAnswer !== undefined) return cachedAnswer;
    const answer = await readFromPrimary(() => withoutRowScope(() => load(source, ...args)));
    if (isTransaction || answer === null) return answer;
    if (answers.size >= limit) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
