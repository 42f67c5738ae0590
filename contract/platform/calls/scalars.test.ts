import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate, id, idInPath, instant, ore } from './scalars.ts';

const faultsOf = (schema: z.core.$ZodType, value: unknown): string[] =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ message }) => message);

const anyDate = fc
  .integer({ min: -25_567, max: 376_199 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }));
const anyMoment = fc
  .integer({ min: -(10 ** 12), max: 10 ** 13 })
  .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms));

describe('a calendar date on the wire', () => {
  it('is the same date after the journey there and back', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const wireText = z.encode(calendarDate, date);
        expect(JSON.stringify({ date })).toBe(JSON.stringify({ date: wireText }));
        expect(z.decode(calendarDate, wireText).equals(date)).toBe(true);
      }),
    );
  });

  it('is in a year that people mean, on both sides of its ends', () => {
    const days = [
      '0000-01-01',
      '1899-12-31',
      '1900-01-01',
      '2999-12-31',
      '3000-01-01',
      '9999-12-31',
    ];
    expect(days.filter((day) => faultsOf(calendarDate, day).length === 0)).toEqual([
      '1900-01-01',
      '2999-12-31',
    ]);
    const moments = days.map((day) => `${day}T12:00:00Z`);
    expect(moments.filter((moment) => faultsOf(instant, moment).length === 0)).toEqual([
      '1900-01-01T12:00:00Z',
      '2999-12-31T12:00:00Z',
    ]);
  });

  it('is a day of the calendar, and neither a moment nor a number', () => {
    expect(z.decode(calendarDate, '2028-02-29').toString()).toBe('2028-02-29');
    const wrong = [
      '2026-02-29',
      '2026-13-01',
      '2026-3-1',
      '2026-03-31T00:00:00Z',
      '31.03.2026',
      '',
    ];
    const values = [...wrong, null, undefined, 20_260_331];
    expect(values.filter((value) => faultsOf(calendarDate, value).join() !== 'date')).toEqual([]);
  });

  it('whatever text comes, it is a date or a fault of the field, never a crash', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,12})?)?Z$/),
    );
    const isDateOrFault = (typed: string, schema: z.core.$ZodType): boolean =>
      z.safeParse(schema, typed).success || faultsOf(schema, typed).join() === 'date';
    fc.assert(
      fc.property(text, fc.constantFrom(calendarDate, instant), (typed, schema) => {
        expect(isDateOrFault(typed, schema)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a moment on the wire', () => {
  it('is the same moment after the journey there and back, in UTC', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const wireText = z.encode(instant, moment);
        expect(wireText).toMatch(/Z$/);
        expect(JSON.stringify({ moment })).toBe(JSON.stringify({ moment: wireText }));
        expect(z.decode(instant, wireText).equals(moment)).toBe(true);
      }),
    );
  });

  it('says its place in the world', () => {
    expect(faultsOf(instant, '2026-03-31T10:00:00')).toEqual(['date']);
  });

  it('has at most nine decimals of a second', () => {
    expect(faultsOf(instant, '2026-03-31T10:00:00.123456789Z')).toEqual([]);
    expect(faultsOf(instant, '2026-03-31T10:00:00.1234567890Z')).toEqual(['date']);
  });
});

describe('ids and amounts', () => {
  it.each(['1', '1001', '999999999999999'])('%s in a path is an id', (text) => {
    expect(z.decode(z.pipe(idInPath, id), text)).toBe(Number(text));
  });

  it.each(['0', '01', '-1', '1.5', '1e3', ' 1', '', 'x', '9999999999999999'])(
    '"%s" in a path is none',
    (text) => {
      expect(faultsOf(idInPath, text)).toEqual(['wrongFormat']);
    },
  );

  it('an amount is whole øre', () => {
    expect(z.safeParse(ore, -50_00).success).toBe(true);
    expect(z.safeParse(ore, 0.5).success).toBe(false);
  });
});
