const mostNames = 200;
const mostSeen = 2_000;

/**
 * Names statements that come again, so that a connection prepares them once: a list is then
 * answered in a third to two thirds of the time. A statement that was seen only once, such as an
 * insert of so many rows, gets no name, and there is an end to both.
 */
export function statementNames(): (statement: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (statement) => {
    const name = names.get(statement);
    if (name !== undefined) return name;
    if (seen.has(statement) && names.size < mostNames) {
      const given = `takst_${names.size + 1}`;
      names.set(statement, given);
      seen.delete(statement);
      return given;
    }
    if (seen.size < mostSeen) seen.add(statement);
    return undefined;
  };
}
