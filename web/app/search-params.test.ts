import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('what stands after the question mark', () => {
  it('stays text: a phone number is no number', () => {
    expect(parseSearch('?q=41234567&page=2&x=true')).toEqual({
      q: '41234567',
      page: '2',
      x: 'true',
    });
  });

  it('is written without what is empty', () => {
    expect(stringifySearch({ q: 'kari 4123', status: '', page: undefined })).toBe('?q=kari+4123');
    expect(stringifySearch({ q: '' })).toBe('');
  });

  it('comes back as it was written', () => {
    const search = { q: 'æ&=+ %?#', page: '3' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});
