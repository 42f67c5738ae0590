import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, date } from '#testing/any-date.ts';
import { payrollFile, type PayrollRecord } from './payroll-file.rules.ts';
import { type FixedField, payrollFormats } from './payroll-formats.ts';

const record: PayrollRecord = {
  employeeId: '4711',
  wageType: '710',
  date: date('2026-11-07'),
  quantity: 1,
  rateOre: 74_700,
  amountOre: 74_700,
};
const anyRecord = fc.record({
  employeeId: fc.stringMatching(/^[0-9A-Z]{1,6}$/),
  wageType: fc.stringMatching(/^[0-9]{1,5}$/),
  date: anyDate,
  quantity: fc.integer({ min: 1, max: 99 }),
  rateOre: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
  amountOre: fc.integer({ min: -99_999_999, max: 99_999_999 }),
});

describe('a file for a payroll system', () => {
  it('of Huldt & Lillevik has 164 characters a line', () => {
    const widths = payrollFormats['huldt-lillevik'].fields.map(({ width }) => width);
    expect(widths).toEqual([6, 5, 12, 12, 12, 12, 12, 12, 12, 6, 10, 10, 13, 30]);
    expect(widths.reduce((sum, width) => sum + width)).toBe(164);
    const numbers = ['071126', '0000000100', '0000074700', '0000000074700'].join('');
    expect(payrollFile('huldt-lillevik', [record])).toEqual({
      text: `4711  710  ${' '.repeat(84)}${numbers}${' '.repeat(30)}\r\n`,
    });
  });

  it.each(['huldt-lillevik', 'generic'] as const)(
    'of the fixed-width format %s has lines of one width and the amounts',
    (name) => {
      const fields: readonly FixedField[] = payrollFormats[name].fields;
      const width = fields.reduce((sum, field) => sum + field.width, 0);
      const place = fields.findIndex(({ value }) => value === 'amount');
      const start = fields.slice(0, place).reduce((sum, field) => sum + field.width, 0);
      fc.assert(
        fc.property(fc.array(anyRecord, { maxLength: 20 }), (records) => {
          const file = payrollFile(name, records);
          if (!('text' in file)) throw new Error('these records fit');
          const lines = file.text.split('\r\n').slice(0, -1);
          expect(lines.map((line) => line.length)).toEqual(records.map(() => width));
          const amounts = lines.map((line) => Number(line.slice(start, start + 13)));
          expect(amounts).toEqual(records.map(({ amountOre }) => amountOre));
        }),
      );
    },
  );

  it('of Visma Lønn has the 17 fields of its standard import', () => {
    const two = { ...record, employeeId: '007', quantity: 2, rateOre: null, amountOre: 99_905 };
    expect(payrollFile('visma-lonn', [record, two])).toEqual({
      text:
        '0;0;4711;710;0.00;1.00;747.00;747.00;;;"";"";"";"";"";"";\r\n' +
        '0;0;007;710;0.00;2.00;0.00;999.05;;;"";"";"";"";"";"";\r\n',
    });
  });

  it.each(['A12', '12A', '1234567890', ''])(
    'of Visma Lønn has whole numbers of at most nine digits, and not %j',
    (text) => {
      for (const value of ['employeeId', 'wageType'] as const) {
        const wrong = { ...record, [value]: text };
        expect(payrollFile('visma-lonn', [wrong])).toEqual({ faults: [{ record: wrong, value }] });
        const right = { ...record, [value]: '123456789' };
        expect(payrollFile('visma-lonn', [right])).toHaveProperty('text');
      }
    },
  );

  it('has the sign of what is taken back before its zeros', () => {
    const back = { ...record, rateOre: -5, amountOre: -89_700 };
    expect(payrollFile('visma-lonn', [back])).toEqual({
      text: '0;0;4711;710;0.00;1.00;-0.05;-897.00;;;"";"";"";"";"";"";\r\n',
    });
    expect(payrollFile('generic', [back])).toEqual({
      text: `4711${' '.repeat(16)}710${' '.repeat(7)}0711260000000100-000000089700\r\n`,
    });
    expect(payrollFile('huldt-lillevik', [back])).toEqual({
      text: `4711  710  ${' '.repeat(84)}0711260000000100-000000005-000000089700${' '.repeat(30)}\r\n`,
    });
    const wide = { ...back, amountOre: -1_000_000_000_000 };
    expect(payrollFile('generic', [wide])).toHaveProperty('faults');
  });

  it('is refused where something does not fit, and nothing is cut', () => {
    const records = [
      record,
      { ...record, employeeId: '1234567' },
      { ...record, employeeId: 'Åse' },
      { ...record, employeeId: 'Bjå' },
    ];
    expect(payrollFile('huldt-lillevik', records)).toEqual({
      faults: [
        { record: records[1], value: 'employeeId' },
        { record: records[2], value: 'employeeId' },
        { record: records[3], value: 'employeeId' },
      ],
    });
    expect(payrollFile('generic', [record, { ...record, employeeId: '' }])).toHaveProperty(
      'faults',
    );
  });

  it.each([0.5, Number.NaN, 2 ** 53])('is an error where an amount is %d øre', (amountOre) => {
    expect(() => payrollFile('generic', [{ ...record, amountOre }])).toThrow('is no amount');
  });
});
