import { describe, expect, it } from 'vitest';
import { allCombinations, coveredBy, coveringSample } from './combinations.ts';
import { viewers } from './viewers.ts';

const samples = viewers.map(({ name, states }) => {
  const all = allCombinations(states);
  return { name, states, all, sample: coveringSample(all) };
});

describe('the sample of what each user sees', () => {
  it('covers every state, every look, and each value of a look at each operator', () => {
    for (const { name, all, sample } of samples) {
      const covered = new Set(all.flatMap(coveredBy));
      expect(new Set(sample.flatMap(coveredBy)), name).toEqual(covered);
      const half = sample.slice(sample.length / 2);
      expect(new Set(half.flatMap(coveredBy)), name).not.toEqual(covered);
    }
  });

  it('visits a state once, or as often as there are looks', () => {
    for (const { name, states, sample } of samples) {
      expect(sample.length, name).toBeLessThanOrEqual(Math.max(states.length, 8) + 4);
    }
    const visits = samples.flatMap(({ sample }) => sample);
    expect(visits.length).toBeLessThan(viewers.flatMap(({ states }) => states).length * 1.25);
  });

  it('sees pages in the dark, in English and on a phone', () => {
    for (const { name, sample } of samples) {
      for (const value of ['dark', 'en', 'phone']) {
        const having = sample.filter((one) =>
          [one.theme, one.language, one.size].some((one) => one === value),
        );
        expect(having.length, `${name}, ${value}`).toBeGreaterThan(sample.length / 4);
      }
    }
  });
});
