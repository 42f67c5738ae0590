import {
  type DelimitedField,
  type FixedField,
  type PayrollFormat,
  type PayrollFormatName,
  payrollFormats,
  type PayrollValue,
} from './payroll-formats.ts';

/** What is booked for one employee under one pay code; below zero when it takes back what was booked before. */
export type PayrollRecord = {
  readonly employeeId: string;
  readonly wageType: string;
  readonly date: Temporal.PlainDate;
  readonly quantity: number;
  /** Of one; null where they cost different amounts. */
  readonly rateOre: number | null;
  readonly amountOre: number;
};

/** The value of a record that its column cannot hold. */
export type PayrollFault<R extends PayrollRecord = PayrollRecord> = {
  readonly record: R;
  readonly value: PayrollValue;
};

/**
 * A file for a payroll system, or what does not fit: a number that is cut would be another employee's or another
 * amount.
 */
export function payrollFile<R extends PayrollRecord>(
  name: PayrollFormatName,
  records: readonly R[],
): { text: string } | { faults: PayrollFault<R>[] } {
  const format: PayrollFormat = payrollFormats[name];
  const faults = records.flatMap((record) =>
    misfits(format, record).map((value) => ({ record, value })),
  );
  if (faults.length > 0) return { faults };
  return { text: records.map((record) => `${lineOf(format, record)}\r\n`).join('') };
}

function misfits(format: PayrollFormat, record: PayrollRecord): PayrollValue[] {
  if (format.kind === 'delimited') {
    const isMisfit = (value: PayrollValue) => !isWholeNumber.test(delimitedText(record, value));
    return (['employeeId', 'wageType'] as const).filter(isMisfit);
  }
  return format.fields.flatMap(({ width, value }) =>
    value && !fits(fixedText(record, value), width) ? value : [],
  );
}

/** Numbers stand without quotes, and may have leading zeros. */
const isWholeNumber = /^[0-9]{1,9}$/;

/** Flat ASCII, and never wider than its column. */
const fits = (text: string, width: number): boolean =>
  text.length <= width && /^[\u0020-\u007E]+$/.test(text);

const lineOf = (format: PayrollFormat, record: PayrollRecord): string =>
  format.kind === 'delimited'
    ? format.fields.map((field) => delimitedCell(field, record)).join(';')
    : format.fields.map((field) => fixedCell(field, record)).join('');

const delimitedCell = (field: DelimitedField, record: PayrollRecord): string =>
  'text' in field ? field.text : delimitedText(record, field.value);

function fixedCell({ width, value }: FixedField, record: PayrollRecord): string {
  if (value === undefined) return ' '.repeat(width);
  const text = fixedText(record, value);
  return isNumber(value) ? padded(text, width) : text.padEnd(width, ' ');
}

/** The sign of a number stands before its zeros. */
const padded = (digits: string, width: number): string =>
  digits.startsWith('-')
    ? `-${digits.slice(1).padStart(width - 1, '0')}`
    : digits.padStart(width, '0');

const isNumber = (value: PayrollValue) =>
  value === 'quantity' || value === 'rate' || value === 'amount';

function delimitedText(record: PayrollRecord, value: PayrollValue): string {
  if (!isNumber(value)) return fixedText(record, value);
  const text = fixedText(record, value);
  const digits = padded(text, text.startsWith('-') ? 4 : 3);
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function fixedText(record: PayrollRecord, value: PayrollValue): string {
  const { employeeId, wageType, date, quantity, rateOre, amountOre } = record;
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
      return hundredths(rateOre ?? 0);
    case 'amount':
      return hundredths(amountOre);
  }
}

function hundredths(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is no amount`);
  return amount.toString();
}
