/** What a payroll system reads for one employee and month. */
export type PayrollValue = 'employeeId' | 'wageType' | 'date' | 'quantity' | 'rate' | 'amount';

/** A column of a fixed-width file; one without a value is blank. */
export type FixedField = { readonly width: number; readonly value?: PayrollValue };

export const fixedWidthFormatNames = ['huldt-lillevik', 'generic'] as const;
export type FixedWidthFormatName = (typeof fixedWidthFormatNames)[number];

const blank = (width: number): FixedField => ({ width });

/** Layouts of fixed-width files as data: numbers have two implied decimals, dates are DDMMYY. */
export const fixedWidthFormats: Readonly<Record<FixedWidthFormatName, readonly FixedField[]>> = {
  /** Huldt & Lillevik Lønn: 164 characters, as docs.milientsoftware.com describes them. */
  'huldt-lillevik': [
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
  /** For systems whose import is set up by column. */
  generic: [
    { width: 20, value: 'employeeId' },
    { width: 10, value: 'wageType' },
    { width: 6, value: 'date' },
    { width: 10, value: 'quantity' },
    { width: 13, value: 'amount' },
  ],
};
