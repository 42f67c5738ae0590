/** Excel detects UTF-8 only by this mark, and expects semicolons with Norwegian settings. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of a CSV file. A text that a spreadsheet would run as a formula gets a leading apostrophe: any
 * user may have typed it.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

function cell(value: string): string {
  const harmless = /^\s*[=+\-@|%]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
