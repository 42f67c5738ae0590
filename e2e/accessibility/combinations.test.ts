import { describe, expect, it } from 'vitest';
import { allCombinations, coveredBy, coveringSample } from './combinations.ts';
import { viewers } from './viewers.ts';

describe.each(viewers)('the sample of what $name sees', ({ states }) => {
  const all = allCombinations(states);
  const sample = coveringSample(all);

  it('covers every state, every look, and each value of a look at each operator', () => {
    const covered = new Set(all.flatMap(coveredBy));
    expect(new Set(sample.flatMap(coveredBy))).toEqual(covered);
    const half = sample.slice(sample.length / 2);
    expect(new Set(half.flatMap(coveredBy))).not.toEqual(covered);
  });

  it('visits a state once, or as often as there are looks', () => {
    expect(sample.length).toBeLessThanOrEqual(Math.max(states.length, 8) + 4);
  });

  it('sees pages in the dark, in English and on a phone', () => {
    for (const value of ['dark', 'en', 'phone']) {
      const having = sample.filter((one) =>
        [one.theme, one.language, one.size].some((one) => one === value),
      );
      expect(having.length).toBeGreaterThan(sample.length / 4);
    }
  });
});

it('visits half as many pages as there were pairs of a state and a value of a look', () => {
  const visits = viewers.flatMap(({ states }) => coveringSample(allCombinations(states)));
  expect(visits.length).toBeLessThan(viewers.flatMap(({ states }) => states).length * 1.25);
});
