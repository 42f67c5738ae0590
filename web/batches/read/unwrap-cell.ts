/**
 * Undoes what our own files do so that a spreadsheet takes a cell for text: an apostrophe before what
 * it would run as a formula, and `="00123"` around a number.
 */
export function unwrapCell(text: string): string {
  const wrapped = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (wrapped !== undefined) return wrapped.replaceAll('""', '"');
  return /^'+\s*[=+\-@|%\t\r\n]/.test(text) ? text.slice(1) : text;
}
