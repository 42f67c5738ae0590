import { describe, expect, it } from 'vitest';
import { percentile, spreadOf } from './statistics.ts';

describe('the figures of a run', () => {
  it('are a median with the least and the most', () => {
    expect(spreadOf([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
  });

  it('have percentiles that were measured, not made up between two', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([7], 0.5)).toBe(7);
  });
});
