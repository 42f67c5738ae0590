/** A value that some parts of the page announce and others wait for. */
export function createSignal<Value = void>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    announce(value: Value): void {
      for (const listener of listeners) listener(value);
    },
    /** Returns the function that stops listening. */
    listen(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
