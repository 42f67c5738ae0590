const sharedMs = 1_000;
const maxEntries = 1_000;

type SharedAnswer<T> = { readonly answer: Promise<T>; readonly until: number };

type SharingOptions<T> = {
  /** Whether the browser asks again by itself after this answer. */
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
 * Loads at most once a second what many browsers ask for each second. The key separates answers that not every user may
 * see. Only an answer after which each browser asks again is shared: another one would stay on the page although it is
 * a second old, even after the reader's own change.
 */
export function shareForASecond<T>({ isAskedAgain, elapsed }: SharingOptions<T>): SharedAnswers<T> {
  const answers = new Map<string, SharedAnswer<T>>();
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
