import { describe, expect, it } from 'vitest';
import { compareTerms } from './compare-terms.ts';
import type { ReadSection, ReadTerms } from './read-terms.ts';

const section = (id: string, more: Partial<ReadSection> = {}): ReadSection => ({
  id,
  title: `About ${id}`,
  texts: [],
  list: [],
  table: null,
  links: [],
  pages: [],
  ...more,
});
const terms = (...sections: ReadSection[]): ReadTerms => ({ title: 'Terms', lead: '', sections });

describe('what has changed since the version before', () => {
  it('is what only one of them says in its texts, lists and tables', () => {
    const retentionTable = (length: string) => ({
      kind: 'kept' as const,
      rows: [['Names', length]],
    });
    const now = section('bikes', {
      texts: ['a', 'b'],
      list: ['c'],
      table: retentionTable('60 days'),
    });
    const before = section('bikes', {
      texts: ['b'],
      list: ['d'],
      table: retentionTable('90 days'),
    });
    expect(compareTerms(terms(now), terms(before))).toEqual([
      {
        id: 'bikes',
        title: 'About bikes',
        added: ['a', 'c', 'Names: 60 days'],
        removed: ['d', 'Names: 90 days'],
      },
    ]);
  });

  it('is nothing where the words only stand elsewhere in their section', () => {
    const one = section('bikes', { texts: ['a', 'b'] });
    expect(compareTerms(terms(one), terms(section('bikes', { list: ['b', 'a'] })))).toEqual([]);
  });

  it('stands in the order of the page, with its new titles; what is gone comes last', () => {
    const now = terms(
      section('new', { texts: ['a'] }),
      section('kept', { texts: ['b'], title: 'Renamed' }),
    );
    const before = terms(section('gone', { texts: ['c'] }), section('kept', { texts: ['d'] }));
    expect(compareTerms(now, before)).toEqual([
      { id: 'new', title: 'About new', added: ['a'], removed: [] },
      { id: 'kept', title: 'Renamed', added: ['b'], removed: ['d'] },
      { id: 'gone', title: 'About gone', added: [], removed: ['c'] },
    ]);
  });
});
