/** Notifies the frame when a call finds that the session has ended. */
const listeners = new Set<() => void>();

export const sessionEnded = {
  announce(): void {
    for (const listener of listeners) listener();
  },
  /** Returns the function that stops listening. */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
