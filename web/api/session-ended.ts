/** Told when a call finds that nobody is signed in any more; the frame of the pages listens. */
const listeners = new Set<() => void>();

export const sessionEnded = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  /** Gives back how to stop listening. */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
