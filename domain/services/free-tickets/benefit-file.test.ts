import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { benefitRecords, monthsToReport } from './benefit-file.rules.ts';

const march = { month: date('2026-03-01'), wageType: '730' };
const family = { employeeId: '4711', tickets: 2, amountOre: 1794_00, ticketOre: 897_00 };
const mixed = { employeeId: '815', tickets: 2, amountOre: 1316_00, ticketOre: null };

describe('the records of the benefit', () => {
  it('of a month have the tickets of an employee number, and what each is taxed for', () => {
    expect(benefitRecords([family, mixed], { kind: 'month', ...march })).toMatchObject([
      { employeeId: '4711', wageType: '730', quantity: 2, rateOre: 897_00, amountOre: 1794_00 },
      { employeeId: '815', quantity: 2, rateOre: null, amountOre: 1316_00 },
    ]);
  });

  it('are dated on the last day of the month', () => {
    const [record] = benefitRecords([family], { kind: 'month', ...march });
    expect(String(record?.date)).toBe('2026-03-31');
  });

  it('of changes are one time the difference', () => {
    const back = { ...family, amountOre: -897_00 };
    expect(benefitRecords([back, mixed], { kind: 'changes', ...march })).toMatchObject([
      { quantity: 1, rateOre: -897_00, amountOre: -897_00 },
      { quantity: 1, rateOre: 1316_00, amountOre: 1316_00 },
    ]);
  });

  it('leave out what comes to nothing', () => {
    const nothing = { ...family, amountOre: 0 };
    expect(benefitRecords([nothing], { kind: 'changes', ...march })).toEqual([]);
  });
});

describe('the months that are reported', () => {
  it('are those of three years, up to this one', () => {
    const months = monthsToReport(date('2026-03-04')).map(String);
    expect([months[0], months.at(-1), months.length]).toEqual(['2023-04-01', '2026-03-01', 36]);
  });
});
