import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.rules.ts';

describe('an organisation number in a search', () => {
  it.each(['310001015', '310 001 015', '310\u00a0001\u00a0015', '310.001.015'])(
    'is one word as %s',
    (typed) => {
      expect(searchWords(typed)).toEqual(['310001015']);
    },
  );

  it('stands beside other words', () => {
    expect(searchWords('Fjell 310 001 015 AS')).toEqual(['fjell', '310001015', 'as']);
  });

  it.each(['310 001 016', 'A-310 001 015', '310 001 0155', '310 001.015'])(
    'is not what only looks like one: %s',
    (typed) => {
      expect(searchWords(typed)).toHaveLength(typed.split(' ').length);
    },
  );
});
