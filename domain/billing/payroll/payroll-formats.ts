/** What a payroll system reads for one employee and month. */
export const payrollValues = [
  'employeeId',
  'wageType',
  'date',
  'quantity',
  'rate',
  'amount',
] as const;
export type PayrollValue = (typeof payrollValues)[number];

/** A column of a fixed-width file; one without a value is blank. */
export type FixedField = { readonly width: number; readonly value?: PayrollValue };

/** A column of a delimited file: a value, or the same text in every line. */
export type DelimitedField = { readonly value: PayrollValue } | { readonly text: string };

type FixedWidthFormat = { readonly kind: 'fixed-width'; readonly fields: readonly FixedField[] };
type DelimitedFormat = { readonly kind: 'delimited'; readonly fields: readonly DelimitedField[] };
export type PayrollFormat = { readonly system: string } & (FixedWidthFormat | DelimitedFormat);

export const payrollFormatNames = ['visma-lonn', 'huldt-lillevik', 'generic'] as const;
export type PayrollFormatName = (typeof payrollFormatNames)[number];

const blank = (width: number): FixedField => ({ width });
const noText: DelimitedField = { text: '""' };

/**
 * Layouts of payroll files as data. In fixed-width files numbers have two implied decimals and dates are DDMMYY; in
 * delimited ones fields stand between semicolons and numbers have a decimal point.
 */
export const payrollFormats = {
  /** The standard import of Visma Lønn (community.visma.com, ta-p/191085). */
  'visma-lonn': {
    system: 'Visma Lønn',
    kind: 'delimited',
    fields: [
      // Year and number of the payroll run: 0 for the one that is open.
      { text: '0' },
      { text: '0' },
      { value: 'employeeId' },
      { value: 'wageType' },
      // Basis.
      { text: '0.00' },
      { value: 'quantity' },
      { value: 'rate' },
      { value: 'amount' },
      // Account and contra account.
      { text: '' },
      { text: '' },
      // Department, project, R3 to R6, as no dimension is known here.
      ...Array.from({ length: 6 }, () => noText),
      // Deduction code.
      { text: '' },
    ],
  },
  /** Huldt & Lillevik Lønn: 164 characters, as docs.milientsoftware.com describes them. */
  'huldt-lillevik': {
    system: 'Huldt & Lillevik Lønn',
    kind: 'fixed-width',
    fields: [
      { width: 6, value: 'employeeId' },
      { width: 5, value: 'wageType' },
      // Department, project and five elements.
      ...Array.from({ length: 7 }, () => blank(12)),
      { width: 6, value: 'date' },
      { width: 10, value: 'quantity' },
      { width: 10, value: 'rate' },
      { width: 13, value: 'amount' },
      blank(30),
    ],
  },
  /** For systems whose import is set up by column. */
  generic: {
    system: '',
    kind: 'fixed-width',
    fields: [
      { width: 20, value: 'employeeId' },
      { width: 10, value: 'wageType' },
      { width: 6, value: 'date' },
      { width: 10, value: 'quantity' },
      { width: 13, value: 'amount' },
    ],
  },
} as const satisfies Record<PayrollFormatName, PayrollFormat>;

/** A stored name; what is unknown is an error. */
export function payrollFormatName(text: string): PayrollFormatName {
  const name = payrollFormatNames.find((format) => format === text);
  if (!name) throw new Error(`no payroll format ${text}`);
  return name;
}
