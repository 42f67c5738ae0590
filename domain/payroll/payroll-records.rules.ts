import { lastOfMonth } from '#time/month.rules.ts';
import type { PayrollRecord } from './payroll-file.rules.ts';

/** A line of a month, and whom it is for. */
type DeductedLine = {
  readonly person: number;
  readonly employeeId: string | null;
  readonly priceOre: number;
};

export type PersonRecord<Line extends DeductedLine> = PayrollRecord & { readonly line: Line };

/** What is deducted in a month: one record for each person, with the number of lines and their sum. */
export function payrollRecords<Line extends DeductedLine>(
  lines: readonly Line[],
  { month, wageType }: { readonly month: Temporal.PlainDate; readonly wageType: string },
): PersonRecord<Line>[] {
  const people = Map.groupBy(lines, ({ person }) => person);
  return [...people.values()].flatMap((own) => {
    const [line] = own;
    if (!line) return [];
    return {
      line,
      employeeId: line.employeeId ?? '',
      wageType,
      date: lastOfMonth(month),
      quantity: own.length,
      amountOre: own.reduce((sum, { priceOre }) => sum + priceOre, 0),
    };
  });
}
