import { byteOrderMark, type CsvDelimiter, csvLine } from '@takst/domain/platform/csv/csv.rules.ts';
import type { Download } from './serve.ts';

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
  delimiter?: CsvDelimiter;
};

export const csvDownload = ({
  name,
  headings,
  parts,
  delimiter,
}: CsvFile): { download: Download } => ({
  download: {
    name: `${name}.csv`,
    content: withHeading(csvLine(headings, delimiter), parts),
  },
});

async function* withHeading(heading: string, parts: AsyncIterable<string>) {
  yield byteOrderMark + heading;
  yield* parts;
}
