/** Characters that are not seen, byte-order marks among them. */
const invisible = /\p{Cf}|(?!\s)\p{Cc}/gu;

/** The text of a cell as a person sees it: one kind of space, none at the ends, letters composed. */
export const cleanCell = (cell: string): string =>
  cell.replaceAll(invisible, '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** A question mark or the sign for an unknown letter in the middle of a word: no name has one. */
export const hasLostLetters = (text: string): boolean => /\ufffd|\p{L}\?+\p{L}/u.test(text);

const spreadsheetErrors =
  /^#(n\/a|i\/t|ref|verdi|value|name|navn|div\/0|null|num|spill|calc|getting_data)[!?]?$/i;

/** `#N/A` and its like, in Norwegian spreadsheets `#I/T`. */
export const isSpreadsheetError = (text: string): boolean => spreadsheetErrors.test(text);
