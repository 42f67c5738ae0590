const sharedMs = 1_000;
const maxEntries = 1_000;

type Shared<T> = { readonly answer: Promise<T>; readonly until: number };

type Sharing<T> = {
  /** Whether whoever gets the answer asks again on their own. */
  readonly isAskedAgain: (answer: T) => boolean;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
};

export type SharedAnswers<T> = {
  /** The answer of the last second, or a new one. */
  readonly answer: (key: string, load: () => Promise<T>) => Promise<T>;
  /** How long the answer of a key is shared from now; 0 without one. */
  readonly freshForMs: (key: string) => number;
};

/**
 * Loads what many browsers ask for each second once a second, by key: whoever may not have another's answer
 * has another key. Only an answer after which each browser asks again is shared: one that is a second old
 * would stay otherwise, after a change by its reader too.
 */
export function shareForASecond<T>({ isAskedAgain, elapsed }: Sharing<T>): SharedAnswers<T> {
  const answers = new Map<string, Shared<T>>();
  const share = (key: string, answer: Promise<T>): void => {
    if (answers.size >= maxEntries) answers.clear();
    answers.set(key, { answer, until: elapsed() + sharedMs });
  };
  return {
    freshForMs: (key) => Math.max(0, (answers.get(key)?.until ?? 0) - elapsed()),
    async answer(key, load) {
      const current = answers.get(key);
      if (current && elapsed() < current.until) {
        const shared = await current.answer;
        return isAskedAgain(shared) ? shared : load();
      }
      const answer = load();
      // Others wait for it, as they got one that runs from the one before.
      if (current) share(key, answer);
      try {
        const own = await answer;
        if (isAskedAgain(own)) share(key, answer);
        else answers.delete(key);
        return own;
      } catch (error) {
        answers.delete(key);
        throw error;
      }
    },
  };
}
