/** More than any form or list sends, and fewer than keep a schema busy. */
const mostValues = 20_000;

/**
 * Whether a body has more values in it than anybody sends. Ask before the schema: it makes a fault
 * of each value that is wrong, and a small body holds half a million of them.
 */
export function hasTooManyValues(received: unknown): boolean {
  let level = [received];
  let seen = 0;
  while (level.length > 0) {
    seen += level.length;
    if (seen > mostValues) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
