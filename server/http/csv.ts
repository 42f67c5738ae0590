import { Readable } from 'node:stream';
import type { Download } from './serve.ts';

/** Excel detects UTF-8 only by this mark, and expects semicolons with Norwegian settings. */
const byteOrderMark = '\uFEFF';

/**
 * A line of a CSV file. A text that a spreadsheet would run as a formula gets a leading apostrophe: any
 * user may have typed it.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

function cell(value: string): string {
  const harmless = /^\s*[=+\-@|%]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A Norwegian number without its country code, whose plus sign would make it a formula. */
export const csvPhone = ({
  phoneCountryCode,
  phone,
}: {
  phoneCountryCode: string;
  phone: string;
}) => (phoneCountryCode === '+47' ? phone : `${phoneCountryCode} ${phone}`);

type CsvFile = {
  /** Without `.csv`. */
  name: string;
  headings: readonly string[];
  /** Lines, in parts: read and sent as fast as the client takes them. */
  parts: AsyncIterable<string>;
};

export const csvDownload = ({ name, headings, parts }: CsvFile): { download: Download } => ({
  download: {
    name: `${name}.csv`,
    content: Readable.from(withHeadings(headings, parts), { objectMode: false }),
  },
});

async function* withHeadings(headings: readonly string[], parts: AsyncIterable<string>) {
  yield byteOrderMark + csvLine(headings);
  yield* parts;
}
