import {
  type FixedField,
  fixedWidthFormats,
  type FixedWidthFormatName,
  type PayrollValue,
} from './payroll-formats.ts';

/** What is deducted from one employee. */
export type PayrollRecord = {
  readonly employeeId: string;
  readonly wageType: string;
  readonly date: Temporal.PlainDate;
  readonly quantity: number;
  readonly amountOre: number;
};

/** The value of a record that its column cannot hold. */
export type FixedWidthFault = { readonly record: PayrollRecord; readonly value: PayrollValue };

/**
 * A fixed-width file for a payroll system, or what does not fit: a number that is cut would be another employee's
 * or another amount.
 */
export function fixedWidthFile(
  format: FixedWidthFormatName,
  records: readonly PayrollRecord[],
): { text: string } | { faults: FixedWidthFault[] } {
  const fields = fixedWidthFormats[format];
  const faults = records.flatMap((record) =>
    fields.flatMap(({ width, value }) =>
      value && !fits(textOf(record, value), width) ? { record, value } : [],
    ),
  );
  if (faults.length > 0) return { faults };
  return { text: records.map((record) => `${lineOf(fields, record)}\r\n`).join('') };
}

/** Flat ASCII, and never wider than its column. */
const fits = (text: string, width: number): boolean =>
  text.length <= width && /^[\u0020-\u007E]+$/.test(text);

const lineOf = (fields: readonly FixedField[], record: PayrollRecord): string =>
  fields
    .map(({ width, value }) => {
      if (value === undefined) return ' '.repeat(width);
      const text = textOf(record, value);
      return isNumber(value) ? text.padStart(width, '0') : text.padEnd(width, ' ');
    })
    .join('');

const isNumber = (value: PayrollValue) =>
  value === 'quantity' || value === 'rate' || value === 'amount';

function textOf(record: PayrollRecord, value: PayrollValue): string {
  const { employeeId, wageType, date, quantity, amountOre } = record;
  switch (value) {
    case 'employeeId':
      return employeeId;
    case 'wageType':
      return wageType;
    case 'date':
      return [date.day, date.month, date.year % 100]
        .map((part) => part.toString().padStart(2, '0'))
        .join('');
    case 'quantity':
      return hundredths(quantity * 100);
    case 'rate':
      // Of several at different prices there is none.
      return amountOre % quantity === 0 ? hundredths(amountOre / quantity) : '0';
    case 'amount':
      return hundredths(amountOre);
  }
}

function hundredths(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is not deducted`);
  return amount.toString();
}
