/** Excel detects UTF-8 only by this mark, and expects semicolons with Norwegian settings. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would run as a formula at the start of a cell, also in the wide letters of East Asia; with
 * apostrophes before it, it is such a text marked.
 */
const formula = String.raw`['"\s]*[=+\-@|%＝＋－＠]`;

/**
 * Where a cell may start: a program that splits a line at other characters than we do takes no notice of our quotes, so
 * that a part of a text becomes a cell, or after a line break a row.
 */
const start = String.raw`(?<=^|[,;\t\r\n])`;
const unmarked = new RegExp(String.raw`${start}(?=${formula})|^(?='*[\t\r\n])`, 'g');
const marked = new RegExp(String.raw`${start}'(?=${formula})|^'(?='*[\t\r\n])`, 'g');

export const csvDelimiters = ['semicolon', 'comma', 'tab'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

const characters: Readonly<Record<CsvDelimiter, string>> = {
  semicolon: ';',
  comma: ',',
  tab: '\t',
};

/** A text that a spreadsheet must not read as a number: `00123` would lose its zeros. */
export type ExactText = { readonly exactly: string };

/**
 * A line of a CSV file. What a spreadsheet would run as a formula, at the start of a text or of a part of it, gets an
 * apostrophe before it: any user may have typed it.
 */
export function csvLine(
  cells: readonly (string | ExactText)[],
  delimiter: CsvDelimiter = 'semicolon',
): string {
  const character = characters[delimiter];
  const texts = cells.map((one) =>
    typeof one === 'string' ? cell(one, character) : exactCell(one.exactly),
  );
  return `${texts.join(character)}\r\n`;
}

/** A negative amount, as our own files write it: a number to every spreadsheet. */
const credit = /^-\d+,\d\d$/;

function cell(value: string, delimiter: string): string {
  const text = harmless(value);
  return text.includes(delimiter) || /["\r\n]/.test(text) ? quoted(text) : text;
}

/** The only texts that are written as a formula (spec 2 §9): nothing in them can be run. */
const safeInFormula = /^[0-9A-Za-z]{1,20}$/;

const exactCell = (value: string): string =>
  quoted(safeInFormula.test(value) ? `="${value}"` : harmless(value));

const harmless = (value: string): string =>
  credit.test(value) ? value : value.replace(unmarked, "'");

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * A cell as it was before it was written: takes off the apostrophes of `csvLine`, and `="00123"`, which
 * other programs write around a number that has to stay as it is.
 */
export function readCsvCell(text: string): string {
  const wrapped = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (wrapped !== undefined) return wrapped.replaceAll('""', '"');
  return text.replace(marked, '');
}

/** A stored name; what is unknown is an error. */
export function csvDelimiter(text: string): CsvDelimiter {
  const name = csvDelimiters.find((delimiter) => delimiter === text);
  if (!name) throw new Error(`no delimiter ${text}`);
  return name;
}
