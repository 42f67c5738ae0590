import { describe, expect, it } from 'vitest';
import { decodeSelection, encodeSelection, select, type Selection } from './selection.ts';

const mutants = Array.from({ length: 50 }, (_, line) => ({
  file: line < 25 ? 'a.ts' : 'b.ts',
  line,
  kind: 'condition',
  change: 'a → true',
}));
const all: Selection = { lines: null, max: null, seed: '1' };

describe('a sample', () => {
  it('is the same for the same seed and another for another', () => {
    const sample = select(mutants, { ...all, max: 10 });
    expect(sample).toHaveLength(10);
    expect(select(mutants, { ...all, max: 10 })).toEqual(sample);
    expect(select(mutants, { ...all, max: 10, seed: '2' })).not.toEqual(sample);
  });

  it('has a smaller one in it, in the order of the lines', () => {
    const sample = select(mutants, { ...all, max: 20 });
    expect(sample).toEqual(expect.arrayContaining(select(mutants, { ...all, max: 10 })));
    expect(sample).toEqual(sample.toSorted((one, other) => one.line - other.line));
  });

  it('is everything that there is when that is less', () => {
    expect(select(mutants, { ...all, max: 99 })).toEqual(mutants);
  });
});

it('changed lines alone are selected', () => {
  const lines = new Map([['a.ts', new Set([3, 30])]]);
  expect(select(mutants, { ...all, lines })).toEqual([mutants[3]]);
});

it('a selection is the same in another process', () => {
  const selection = {
    lines: new Map<string, ReadonlySet<number> | 'all'>([
      ['a.ts', new Set([1])],
      ['b.ts', 'all'],
    ]),
    max: 4,
    seed: '7',
  };
  expect(decodeSelection(encodeSelection(selection))).toEqual(selection);
  expect(decodeSelection(encodeSelection(all))).toEqual(all);
});
