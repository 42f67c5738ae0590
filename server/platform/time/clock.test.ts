import { describe, expect, it } from 'vitest';
import { testClock } from '#testing/portal/test-clock.ts';
import { clockFrom, systemClock } from './clock.ts';

describe('the clock', () => {
  it('starts at the moment of the setting and runs on with the machine’s', () => {
    const machine = testClock('2030-01-01T00:00:00Z');
    const clock = clockFrom('2026-03-28T12:00:00+01:00', machine.now);
    expect(clock.now().toString()).toBe('2026-03-28T11:00:00Z');
    machine.set('2030-01-01T00:01:30Z');
    expect(clock.now().toString()).toBe('2026-03-28T11:01:30Z');
  });

  it('is the machine’s own without the setting', () => {
    const apart = clockFrom(null).now().since(systemClock().now()).abs();
    expect(apart.total('milliseconds')).toBeLessThan(1_000);
  });

  it('gives the same moment in a millisecond, and the next one after it', () => {
    const machine = testClock('2030-01-01T00:00:00Z');
    const clock = clockFrom(null, machine.now);
    expect(clock.now()).toBe(clock.now());
    machine.set('2030-01-01T00:00:00.001Z');
    expect(clock.now().toString()).toBe('2030-01-01T00:00:00.001Z');
  });

  it('has a new business day as soon as one has begun', () => {
    const machine = testClock('2030-01-01T00:00:00Z');
    const clock = clockFrom('2026-03-28T22:59:59.950Z', machine.now);
    expect(clock.today().toString()).toBe('2026-03-28');
    machine.set('2030-01-01T00:00:00.049Z');
    expect(clock.today().toString()).toBe('2026-03-28');
    machine.set('2030-01-01T00:00:00.050Z');
    expect(clock.today().toString()).toBe('2026-03-29');
  });

  it.each([
    ['2026-03-31T21:59:59Z', '2026-03-31'],
    ['2026-03-31T22:00:00Z', '2026-04-01'],
    ['2026-12-31T22:59:50Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('has the business day of Europe/Oslo: at %s it is %s', (moment, day) => {
    expect(clockFrom(moment).today().toString()).toBe(day);
  });
});
