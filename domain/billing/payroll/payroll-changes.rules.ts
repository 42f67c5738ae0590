import { sumOfOre } from '#platform/money/ore.rules.ts';
import { type ChangeType, changeTypeOf } from './change-type.ts';

/** What an employee is charged for a product in a month: a line of an invoice, or of one that is still open. */
export type PayrollLine = {
  /** The holder; of a line whose holder is erased, a number below 0 that no other line has. */
  readonly person: number;
  readonly product: string;
  readonly priceOre: number;
};

/** How a month differs from an older one, for one person and product (spec 2 §3). */
export type PayrollChange<Line extends PayrollLine> = { readonly priceDifferenceOre: number } & (
  | { readonly changeType: 'SUBSCRIBED'; readonly oldLine: null; readonly newLine: Line }
  | { readonly changeType: 'UNSUBSCRIBED'; readonly oldLine: Line; readonly newLine: null }
  | { readonly changeType: 'PRICE_CHANGED'; readonly oldLine: Line; readonly newLine: Line }
);

/**
 * The changes from an older month to a newer one: who is new first, in the order of the lines. Several lines of a
 * person for the same product are compared in their order, so that the differences add up to that of the months.
 */
export function payrollChanges<Line extends PayrollLine>(
  oldLines: readonly Line[],
  newLines: readonly Line[],
): PayrollChange<Line>[] {
  const [older, newer] = [byPersonAndProduct(oldLines), byPersonAndProduct(newLines)];
  const keys = [...new Set([...newer.keys(), ...older.keys()])];
  return keys.flatMap((key) => {
    const [oldLine, newLine] = [older.get(key) ?? null, newer.get(key) ?? null];
    if (oldLine?.priceOre === newLine?.priceOre) return [];
    return payrollChange(changeTypeOf(oldLine, newLine), oldLine, newLine);
  });
}

function byPersonAndProduct<Line extends PayrollLine>(lines: readonly Line[]): Map<string, Line> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const key = JSON.stringify([line.person, line.product]);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key}${count}`, line];
    }),
  );
}

/** A change with the lines that its type needs; without one of them it is an error (spec 2 §3). */
export function payrollChange<Line extends PayrollLine>(
  changeType: ChangeType,
  oldLine: Line | null,
  newLine: Line | null,
): PayrollChange<Line> {
  const priceDifferenceOre = (newLine?.priceOre ?? 0) - (oldLine?.priceOre ?? 0);
  if (changeType === 'SUBSCRIBED' && newLine && !oldLine)
    return { changeType, oldLine: null, newLine, priceDifferenceOre };
  if (changeType === 'UNSUBSCRIBED' && oldLine && !newLine)
    return { changeType, oldLine, newLine: null, priceDifferenceOre };
  if (changeType === 'PRICE_CHANGED' && oldLine && newLine)
    return { changeType, oldLine, newLine, priceDifferenceOre };
  throw new Error(`a payroll change ${changeType} without its lines`);
}

/** What the changes come to: the newer month less the older one. */
export const totalDifference = (changes: readonly { readonly priceDifferenceOre: number }[]) =>
  sumOfOre(changes.map(({ priceDifferenceOre }) => priceDifferenceOre));
