/** Excel detects UTF-8 only by this mark, and expects semicolons with Norwegian settings. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would run as a formula; with apostrophes before it, it is such a text marked. */
const formula = /^'*(?:\s*[=+\-@|%]|[\t\r\n])/;

/**
 * A line of a CSV file. A text that a spreadsheet would run as a formula gets a leading apostrophe: any
 * user may have typed it.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** A negative amount, as our own files write it: a number to every spreadsheet. */
const credit = /^-\d+,\d\d$/;

function cell(value: string): string {
  const harmless = formula.test(value) && !credit.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A cell as it was before it was written: takes off the apostrophe of `csvLine`, and `="00123"`, which
 * other programs write around a number that has to stay as it is.
 */
export function readCsvCell(text: string): string {
  const wrapped = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (wrapped !== undefined) return wrapped.replaceAll('""', '"');
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
