import { personColumns } from '@takst/contract/ticketing/batches/shared-columns.ts';
import { foldText } from '@takst/domain/customers/companies/folded.rules.ts';
import {
  findColumns,
  foldHeading,
  type KnownHeadings,
} from '#ticketing/batches/read/find-columns.ts';
import type { ListTable } from '#ticketing/batches/read/list-table.ts';

type Headings = { readonly nb: readonly string[]; readonly en: readonly string[] };

/** What lists of guests and cards call their columns, in the order of a line. */
const columns = {
  fullName: personColumns.fullName.headings,
  firstName: personColumns.firstName.headings,
  lastName: personColumns.lastName.headings,
  guest: { nb: ['Gjest', 'Deltaker'], en: ['Guest', 'Participant'] },
  phone: personColumns.phone.headings,
  card: { nb: ['Kortnummer', 'Reisekort', 'Kortnr', 'Kort'], en: ['Card number', 'Travel card'] },
  profile: { nb: ['Kategori', 'Billettype'], en: ['Category', 'Profile', 'Ticket type'] },
  count: { nb: ['Antall', 'Antall billetter'], en: ['Number', 'Count', 'Tickets'] },
} as const satisfies Readonly<Record<string, Headings>>;

export const listHeadings: KnownHeadings = new Map(
  Object.entries(columns).flatMap(([column, { nb, en }]) =>
    [...nb, ...en].map((heading, rank) => [foldHeading(heading), { column, rank }] as const),
  ),
);

/** The rows of a file as lines of the form. A file with unknown headings keeps all cells. */
export function linesOfTable({ headings, rows }: Pick<ListTable, 'headings' | 'rows'>): string {
  const map = findColumns(headings, listHeadings);
  const places = Object.keys(columns)
    .map((column) => map.indexOf(column))
    .filter((place) => place >= 0);
  const hasNumber = map.includes('phone') || map.includes('card');
  return rows
    .map((cells) => (hasNumber ? places.map((place) => cells[place] ?? '') : cells))
    .map((cells) => cells.map(withoutSeparators).filter(Boolean).join('\t'))
    .filter((line) => foldText(line) !== '')
    .join('\n');
}

const withoutSeparators = (cell: string): string =>
  cell.replaceAll(/\s*[\t;,\r\n]+\s*/gu, ' ').trim();
