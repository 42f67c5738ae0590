import type { OrderableType } from '#catalogue/products/subscription-type.ts';
import { lastOfMonth } from '#platform/time/month.rules.ts';
import type { PayrollRecord } from './payroll-file.rules.ts';

/** Under which pay code the payroll system deducts a product: its own one, or else the company's. */
export type WageTypes = {
  readonly wageType: string;
  readonly wageTypes: Readonly<Partial<Record<OrderableType, string>>>;
};

/** A line of a month with its person. */
type DeductedLine = {
  readonly person: number;
  readonly employeeId: string | null;
  readonly type: OrderableType;
  readonly priceOre: number;
};

export type PersonRecord<Line extends DeductedLine> = PayrollRecord & { readonly line: Line };

/**
 * What is deducted in a month: one record for each person and pay code, with the number of lines and their sum. Its rate
 * is what each of them costs; of lines at different prices there is none, never an average.
 */
export function payrollRecords<Line extends DeductedLine>(
  lines: readonly Line[],
  { month, wageType, wageTypes }: WageTypes & { readonly month: Temporal.PlainDate },
): PersonRecord<Line>[] {
  const codeOf = ({ type }: Line) => wageTypes[type] ?? wageType;
  const records = Map.groupBy(lines, (line) => `${line.person} ${codeOf(line)}`);
  return [...records.values()].flatMap((own) => {
    const [line] = own;
    if (!line) return [];
    const isOnePrice = own.every(({ priceOre }) => priceOre === line.priceOre);
    return {
      line,
      employeeId: line.employeeId ?? '',
      wageType: codeOf(line),
      date: lastOfMonth(month),
      quantity: own.length,
      rateOre: isOnePrice ? line.priceOre : null,
      amountOre: own.reduce((sum, { priceOre }) => sum + priceOre, 0),
    };
  });
}
