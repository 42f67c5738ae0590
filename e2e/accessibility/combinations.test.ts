import { describe, expect, it } from 'vitest';
import { allCombinations, pairsOf, pairwiseSample } from './combinations.ts';
import { viewers } from './viewers.ts';

describe.each(viewers)('the pairwise sample of what $name sees', ({ states }) => {
  const all = allCombinations(states);
  const sample = pairwiseSample(all);

  it('covers every pair of state or operator with language, theme and size', () => {
    const pairs = new Set(all.flatMap(pairsOf));
    expect(new Set(sample.flatMap(pairsOf))).toEqual(pairs);
    const half = sample.slice(sample.length / 2);
    expect(new Set(half.flatMap(pairsOf))).not.toEqual(pairs);
  });

  // With one operator there is less to leave out.
  const most = new Set(all.map(({ tenant }) => tenant)).size > 1 ? 1 / 5 : 1 / 3;

  it('is much smaller than the whole matrix', () => {
    expect(sample.length).toBeLessThan(all.length * most);
  });
});
