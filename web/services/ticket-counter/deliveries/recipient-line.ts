/** A line of the list of guests or cards; tabs, commas and semicolons stand between its parts. */
export const recipientLine = (name: string | null, ...parts: (string | null)[]): string =>
  [name?.replaceAll(/\s*[\t;,]+\s*/gu, ' '), ...parts].filter(Boolean).join('\t');
