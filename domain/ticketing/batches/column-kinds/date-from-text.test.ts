import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDates, nearDates, readDate } from './date-from-text.rules.ts';

const today = Temporal.PlainDate.from('2026-03-06');
const near = nearDates(today);
const textOf = (cell: string, slashOrder: Parameters<typeof nearDates>[1] = null) => {
  const reading = readDate(cell, nearDates(today, slashOrder));
  return 'fault' in reading ? reading.fault : reading.value.toString();
};

describe('a date in a cell', () => {
  it.each([
    '2026-04-03',
    '3.4.2026',
    '03.04.26',
    '03-04-2026',
    '3. april 2026',
    '3 Apr 2026',
    '3.apr. 2026',
    '2026-4-3',
    '2026-04-03T00:00:00',
    '2026-04-03T00:00:00.000Z',
    '03.04.2026 00:00:00',
    '03.04.2026 00:00',
    '03.04.2026 00:00Z',
    '46115',
    '46115.0',
    '030426',
    '30426',
    '03042026',
    '3042026',
    '20260403',
  ])('%j is 3 April 2026', (cell) => {
    expect(textOf(cell)).toBe('2026-04-03');
  });

  it.each([
    ['46115', '03.04.2026'],
    ['30426', '03.04.2026'],
    ['31/3/2026', '31.03.2026'],
    ['3.4.2026', null],
    ['2026-04-03', null],
    ['3. april 2026', null],
  ])('%j says as what it was read where it is not plain: %j', (cell, readAs) => {
    expect(readDate(cell, near)).toMatchObject({ readAs });
  });

  it('in words is in Norwegian or English', () => {
    const names = [
      'januar februar mars april mai juni juli august september oktober november desember',
      'January February March April May June July August September October November December',
    ];
    for (const words of names.map((text) => text.split(' '))) {
      const months = words.map((word) => textOf(`3. ${word} 2026`).slice(0, 8));
      expect(months).toEqual(words.map((_, at) => `2026-${String(at + 1).padStart(2, '0')}-`));
    }
  });

  it.each([
    ['06032024', '2024-03-06'],
    ['05032024', 'date'],
    ['06032036', '2036-03-06'],
    ['07032036', 'date'],
  ])('in digits alone is two years ago to ten years ahead: %s is %s', (cell, day) => {
    expect(textOf(cell)).toBe(day);
  });

  it('in digits that could be two days is not guessed', () => {
    // 5 January 2027, or the day 50127 of a spreadsheet.
    expect(textOf('50127')).toBe('2027-01-05');
    const inTwoYears = nearDates(Temporal.PlainDate.from('2028-01-01'));
    expect(readDate('50127', inTwoYears)).toEqual({ fault: 'date', proposal: null });
  });

  it('with slashes is asked about where day and month could change places', () => {
    expect(textOf('3/4/2026')).toBe('dateOrderUnknown');
    expect(textOf('3/4/2026', 'day-first')).toBe('2026-04-03');
    expect(textOf('3/4/2026', 'month-first')).toBe('2026-03-04');
    expect(textOf('31/3/2026', 'month-first')).toBe('date');
    expect(textOf('3/31/2026', 'day-first')).toBe('date');
    expect(textOf('31/3/2026')).toBe('2026-03-31');
    expect(textOf('3/31/2026')).toBe('2026-03-31');
    expect(textOf('4/4/2026')).toBe('2026-04-04');
  });

  it.each([
    ['', 'required'],
    ['#VALUE!', 'spreadsheetError'],
    ['31.2.2026', 'date'],
    ['0.1.2026', 'date'],
    ['1.13.2026', 'date'],
    ['3.4.2026 12:30', 'date'],
    ['10', 'date'],
    ['12345', 'date'],
    ['99999999', 'date'],
    ['4.6E+04', 'date'],
    ['3. måned 2026', 'date'],
    ['3. ap 2026', 'date'],
    ['3. april 26', 'date'],
    ['3. april 20261', 'date'],
    ['103. april 2026', 'date'],
    ['3.4-2026', 'date'],
    ['3.4.202', 'date'],
    ['3.4.20261', 'date'],
    ['13.4.2026.', 'date'],
    ['103.4.2026', 'date'],
    ['12026-04-03', 'date'],
    ['2026-04-031', 'date'],
    ['3.4.2026 00:00 x', 'date'],
    ['003042026', 'date'],
    ['202604030', 'date'],
    ['i morgen', 'date'],
    ['9'.repeat(500), 'date'],
  ])('%j is none: %s', (cell, code) => {
    expect(textOf(cell)).toBe(code);
  });

  it('of every near day is found in each way of writing it, or said to be unclear', () => {
    const days = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(days, (number) => {
        const day = near.first.add({ days: number });
        if (Temporal.PlainDate.compare(day, near.last) > 0) return;
        const [year, month, date] = [day.year, day.month, day.day].map(String);
        const serial = Temporal.PlainDate.from('1899-12-30').until(day).days;
        expect(textOf(day.toString())).toBe(day.toString());
        expect(textOf(`${date}.${month}.${year}`)).toBe(day.toString());
        expect([day.toString(), 'date']).toContain(textOf(String(serial)));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9./: T-]{0,20}$/)), (cell) => {
        expect(Object.keys(readDate(cell, near))).toHaveLength(2);
      }),
    );
  });
});

describe('a date of birth in a cell', () => {
  const read = (cell: string) => {
    const reading = readDate(cell, birthDates(today));
    return 'fault' in reading ? reading.fault : reading.value.toString();
  };

  it.each([
    '14.05.1985',
    '14.5.1985',
    '1985-05-14',
    '14. mai 1985',
    '31181',
    '14051985',
    '19850514',
  ])('%j is 14 May 1985', (cell) => {
    expect(read(cell)).toBe('1985-05-14');
  });

  it('in digits is at most 120 years ago, and no day to come', () => {
    expect(['06031906', '05031906', '06032026', '07032026'].map(read)).toEqual([
      '1906-03-06',
      'date',
      '2026-03-06',
      'date',
    ]);
  });

  it('is of this century too, and may be a day to come: the service says that it is too recent', () => {
    expect(read('01.04.2019')).toBe('2019-04-01');
    expect(read('43556')).toBe('2019-04-01');
    expect(read('07.03.2026')).toBe('2026-03-07');
  });

  it('with a year of two digits is not guessed', () => {
    expect(read('14.05.85')).toBe('date');
    expect(read('140585')).toBe('date');
    expect(read('14.05.15')).toBe('date');
  });
});
