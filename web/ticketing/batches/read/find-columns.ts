import type { Column } from '@takst/contract/ticketing/batches/batch-service.ts';
import { foldText } from '@takst/domain/customers/companies/folded.rules.ts';

/** Which column of ours each column of a file is; null for one that is not read. */
export type ColumnMap = readonly (string | null)[];

/**
 * A heading without what differs between files: case, marks, spaces and dots. Payroll systems add in
 * brackets what a column is counted by: `Sluttdato[Ans.nr]`.
 */
export const foldHeading = (heading: string): string =>
  foldText(heading.replaceAll(/\[[^\]]*\]?|\([^)]*\)?/g, '')).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The headings of a service, and those that the company has mapped by hand, by folded heading. */
export type KnownHeadings = ReadonlyMap<string, { column: string; rank: number }>;

export function knownHeadings(
  service: { readonly columns: Readonly<Record<string, Pick<Column, 'headings'>>> },
  remembered: readonly { heading: string; column: string }[],
): KnownHeadings {
  const columnsByHeading = new Map<string, { column: string; rank: number }>();
  for (const [column, { headings }] of Object.entries(service.columns)) {
    for (const language of ['nb', 'en'] as const) {
      headings[language].forEach((heading, rank) => {
        columnsByHeading.set(foldHeading(heading), { column, rank });
      });
    }
  }
  // The user's earlier choices take precedence over our guesses.
  for (const { heading, column } of remembered) {
    if (column in service.columns) columnsByHeading.set(foldHeading(heading), { column, rank: -1 });
  }
  return columnsByHeading;
}

/** Each column of ours once: of “Telefon” and “Mobil” the one that says more about it. */
export function findColumns(headings: readonly string[], knownHeadings: KnownHeadings): ColumnMap {
  const matches = headings.map((heading) => knownHeadings.get(foldHeading(heading)) ?? null);
  return matches.map((match, place) => {
    if (!match) return null;
    const rivals = matches.flatMap((other, at) =>
      other?.column === match.column ? [{ at, rank: other.rank }] : [],
    );
    const [best] = rivals.toSorted((one, other) => one.rank - other.rank);
    return best?.at === place ? match.column : null;
  });
}
