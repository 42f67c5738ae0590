import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import { amountOfLine, nameOfLine, refundedOfLine, toOre } from './line-facts.ts';

/** The lines of one kind at one price. */
export interface LineGroup {
  id: string;
  kind: string;
  price: number;
  lines: readonly InvoiceLine[];
  amount: number;
  refunded: number;
}

/** The lines by what was sold and its price, the largest amount first. */
export function lineGroups(
  lines: readonly InvoiceLine[],
  kindOf: (line: InvoiceLine) => string,
): LineGroup[] {
  const byKind = Map.groupBy(lines, (line) => `${kindOf(line)} ${line.price}`);
  const groups = [...byKind].flatMap(([id, ofKind]) => {
    const [first] = ofKind;
    if (!first) return [];
    return {
      id,
      kind: kindOf(first),
      price: first.price,
      lines: ofKind,
      amount: sumOf(ofKind, amountOfLine),
      refunded: sumOf(ofKind, refundedOfLine),
    };
  });
  return groups.toSorted((one, other) => other.amount - one.amount);
}

const sumOf = (lines: readonly InvoiceLine[], amountOf: (line: InvoiceLine) => number): number =>
  toOre(lines.reduce((sum, line) => sum + amountOf(line), 0));

/** The lines whose person every word of the search is about. */
export const foundLines = (lines: readonly InvoiceLine[], search: string): InvoiceLine[] =>
  lines.filter((line) =>
    matchesEveryWord(
      [nameOfLine(line), line.employeeId, line.phone].filter(Boolean).join(' '),
      search,
    ),
  );
