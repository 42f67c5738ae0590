/** Excel reads UTF-8 as such only behind this mark, and splits Norwegian files at semicolons. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of a file for spreadsheets. A text that a spreadsheet would take for a formula gets an
 * apostrophe in front: it was written by anybody, and must not run on whose machine it is read.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

function cell(value: string): string {
  const harmless = /^\s*[=+\-@|%]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
