/**
 * Whether this process may cache what it reads from one database. Each change begins a new
 * generation: what belongs to an earlier one is never looked at again (docs/decisions/0026).
 */
export function processCache() {
  let generation: object | null = null;
  return {
    /** Null while changes may go unheard. */
    generation: () => generation,
    start: () => void (generation ??= {}),
    stop: () => void (generation = null),
    forget: () => void (generation &&= {}),
  };
}

export type ProcessCache = ReturnType<typeof processCache>;
