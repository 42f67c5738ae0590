/** Ends a line, steers a program that prints the text, or turns its direction around. */
const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const lineBreaks = /[\n\r\t]/g;

/** Whether a text fits a field of one line, as an address, a reference or a note. */
export const isSingleLine = (text: string): boolean => !control.test(text);

/** A name from elsewhere, as of a file, for a field of one line. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(new RegExp(control, 'gu'), ' ').trim();

/** The same for a message, which may have lines and tabs. */
export const isMessage = (text: string): boolean => isSingleLine(text.replaceAll(lineBreaks, ' '));
