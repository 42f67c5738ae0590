import { type ChangeType, changeTypeOf } from '#billing/payroll/change-type.ts';
import { employeeKey, type TaxedLine } from './tax-base.rules.ts';

/** From the line of an older month to that of the newer one; one of them is there. */
export type TaxChange<Line extends TaxedLine = TaxedLine> = {
  readonly changeType: ChangeType;
  readonly oldLine: Line | null;
  readonly newLine: Line | null;
};

/**
 * What changes in the benefit from an older month to a newer one, of a company or of a department (domain: Tax base). Lines
 * are paired by employee number and entitlement, or by entitlement alone where a number is erased. The same taxable amount is no
 * change, nor is another department: in a department's own lines one of the two months lacks the line.
 */
export function taxChanges<Line extends TaxedLine>(
  oldLines: readonly Line[],
  newLines: readonly Line[],
): TaxChange<Line>[] {
  const older = new Map(oldLines.map((line) => [line.entitlementId, line]));
  const newer = new Map(newLines.map((line) => [line.entitlementId, line]));
  const entitlements = [...new Set([...newer.keys(), ...older.keys()])];
  return entitlements.flatMap((id) => changesOf(older.get(id) ?? null, newer.get(id) ?? null));
}

function changesOf<Line extends TaxedLine>(
  oldLine: Line | null,
  newLine: Line | null,
): TaxChange<Line>[] {
  const change = (from: Line | null, to: Line | null): TaxChange<Line> => ({
    changeType: changeTypeOf(from, to),
    oldLine: from,
    newLine: to,
  });
  if (oldLine === null || newLine === null) return [change(oldLine, newLine)];
  if (!isSameEmployee(oldLine, newLine)) return [change(null, newLine), change(oldLine, null)];
  return oldLine.taxOre === newLine.taxOre ? [] : [change(oldLine, newLine)];
}

function isSameEmployee(one: TaxedLine, other: TaxedLine): boolean {
  const [key, otherKey] = [employeeKey(one), employeeKey(other)];
  return key === null || otherKey === null || key === otherKey;
}

/** The employee number of a change: the new line's, or the old one's; null once it is erased. */
export const employeeIdOf = ({ oldLine, newLine }: TaxChange): string | null =>
  newLine?.employeeId ?? oldLine?.employeeId ?? null;
