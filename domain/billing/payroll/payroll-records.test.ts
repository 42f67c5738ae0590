import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { payrollFile } from './payroll-file.rules.ts';
import { payrollFormatNames } from './payroll-formats.ts';
import { payrollRecords } from './payroll-records.rules.ts';

const month = date('2026-03-01');
const ticket = { person: 1, employeeId: '4711', type: 'TICKET', priceOre: 130_000 } as const;
const bike = { ...ticket, type: 'JOULE', priceOre: 60_000 } as const;
const car = { ...ticket, type: 'OTTO', priceOre: 40_000 } as const;
const other = { ...ticket, person: 2, employeeId: '815' };
const own = { wageType: '710', wageTypes: { JOULE: '720' } };

const linesOf = (records: ReturnType<typeof payrollRecords>) =>
  Object.fromEntries(
    payrollFormatNames.map((name) => {
      const file = payrollFile(name, records);
      return [name, 'text' in file ? file.text.split('\r\n').slice(0, -1) : []];
    }),
  );

describe('what is deducted in a month', () => {
  it('is a record for each person and pay code, with the price as its rate', () => {
    const records = payrollRecords([ticket, bike, other], { month, ...own });
    expect(
      records.map(({ employeeId, wageType, quantity, rateOre, amountOre }) => [
        employeeId,
        wageType,
        quantity,
        rateOre,
        amountOre,
      ]),
    ).toEqual([
      ['4711', '710', 1, 130_000, 130_000],
      ['4711', '720', 1, 60_000, 60_000],
      ['815', '710', 1, 130_000, 130_000],
    ]);
    const lines = linesOf(records);
    expect(lines['visma-lonn']?.slice(0, 2)).toEqual([
      '0;0;4711;710;0.00;1.00;1300.00;1300.00;;;"";"";"";"";"";"";',
      '0;0;4711;720;0.00;1.00;600.00;600.00;;;"";"";"";"";"";"";',
    ]);
    expect(lines['huldt-lillevik']?.map((line) => line.slice(0, 11).trimEnd())).toEqual([
      '4711  710',
      '4711  720',
      '815   710',
    ]);
    expect(lines['huldt-lillevik']?.[1]?.slice(95)).toBe(
      `310326000000010000000600000000000060000${' '.repeat(30)}`,
    );
    expect(lines['generic']).toEqual([
      '4711                710       31032600000001000000000130000',
      '4711                720       31032600000001000000000060000',
      '815                 710       31032600000001000000000130000',
    ]);
  });

  it('has no rate where products of different prices share a pay code, never an average', () => {
    const records = payrollRecords([ticket, bike, car], { month, ...own });
    expect(records.map(({ wageType, quantity, rateOre }) => [wageType, quantity, rateOre])).toEqual(
      [
        ['710', 2, null],
        ['720', 1, 60_000],
      ],
    );
    expect(linesOf(records)['visma-lonn']?.[0]).toBe(
      '0;0;4711;710;0.00;2.00;0.00;1700.00;;;"";"";"";"";"";"";',
    );
    expect(linesOf(records)['huldt-lillevik']?.[0]?.slice(111, 121)).toBe('0000000000');
  });

  it('is of nobody in a file where the number of a person is not known', () => {
    const records = payrollRecords([{ ...ticket, employeeId: null }], { month, ...own });
    expect(records).toMatchObject([{ employeeId: '', amountOre: 130_000 }]);
    // Two people without one, or with the same, are two all the same.
    for (const employeeId of [null, '4711']) {
      const people = [ticket, other].map((line) => ({ ...line, employeeId }));
      expect(payrollRecords(people, { month, ...own })).toMatchObject([
        { line: { person: 1 }, quantity: 1 },
        { line: { person: 2 }, quantity: 1 },
      ]);
    }
    for (const name of payrollFormatNames) {
      expect(payrollFile(name, records)).toMatchObject({ faults: [{ value: 'employeeId' }] });
    }
  });

  it('has the rate of two that cost the same', () => {
    const records = payrollRecords([ticket, ticket], { month, ...own });
    expect(records).toMatchObject([{ quantity: 2, rateOre: 130_000, amountOre: 260_000 }]);
  });
});
