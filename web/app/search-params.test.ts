import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('the query string', () => {
  it('is parsed as text: a phone number stays text', () => {
    expect(parseSearch('?q=41234567&page=2&x=true')).toEqual({
      q: '41234567',
      page: '2',
      x: 'true',
    });
  });

  it('is written without empty parameters', () => {
    expect(stringifySearch({ q: 'kari 4123', status: '', page: undefined, id: null })).toBe(
      '?q=kari+4123',
    );
    expect(stringifySearch({ q: '' })).toBe('');
  });

  it('is parsed back to what was written', () => {
    const search = { q: 'æ&=+ %?#', page: '3' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});
