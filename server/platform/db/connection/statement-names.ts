import { isPlannedAnew } from '../planned-anew.ts';

const maxNames = 200;
const maxSeenOnce = 2_000;

/**
 * Names statements at their second use, so that a connection prepares them once: list calls then take a
 * third to two thirds of the time. Statements used once, such as inserts of many rows, get no name.
 * Both maps are bounded.
 */
export function statementNames(): (statement: string) => string | undefined {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (statement) => {
    const name = names.get(statement);
    if (name !== undefined) return name;
    if (isPlannedAnew(statement)) return undefined;
    if (seenOnce.has(statement) && names.size < maxNames) {
      const newName = `takst_${names.size + 1}`;
      names.set(statement, newName);
      seenOnce.delete(statement);
      return newName;
    }
    if (seenOnce.size < maxSeenOnce) seenOnce.add(statement);
    return undefined;
  };
}
