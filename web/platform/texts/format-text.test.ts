import { describe, expect, it } from 'vitest';
import { formatText } from './format-text.ts';

const texts = {
  title: 'Fribilletter',
  title_fjord: 'Ansattbilletter',
  found_one: '{{count}} treff på {{word}}',
  found_other: '{{count}} treff i alt på {{word}}',
  found_akt_other: '{{count}} funn på {{word}}',
  held: 'Utløper {{expiry}}, {{expiry}}',
};
const ruter = { texts, language: 'nb', tenant: 'ruter' } as const;

describe('a text', () => {
  it('uses the tenant’s own variant if there is one: ansattbillett for fribillett', () => {
    expect(formatText(ruter, 'title')).toBe('Fribilletter');
    expect(formatText({ ...ruter, tenant: 'fjord' }, 'title')).toBe('Ansattbilletter');
  });

  it('uses the words of the page’s service before those of the tenant', () => {
    const housing = { ...ruter, texts: { ...texts, title_housing: 'Beboere' } } as const;
    expect(formatText({ ...housing, tenant: 'fjord', service: 'housing' }, 'title')).toBe(
      'Beboere',
    );
    expect(formatText({ ...housing, service: null }, 'title')).toBe('Fribilletter');
    const housingTexts = {
      ...texts,
      found_housing_one: '{{count}} beboer',
      found_housing_other: '{{count}} beboere',
    };
    const values = { count: 2, word: 'kari' };
    expect(formatText({ ...ruter, texts: housingTexts, service: 'housing' }, 'found', values)).toBe(
      '2 beboere',
    );
  });

  it('uses the plural form of its count', () => {
    expect(formatText(ruter, 'found', { count: 1, word: 'kari' })).toBe('1 treff på kari');
    expect(formatText(ruter, 'found', { count: 0, word: 'kari' })).toBe('0 treff i alt på kari');
    const akt = { ...ruter, tenant: 'akt' } as const;
    expect(formatText(akt, 'found', { count: 2, word: 'x' })).toBe('2 funn på x');
    expect(formatText(akt, 'found', { count: 1, word: 'x' })).toBe('1 treff på x');
  });

  it('inserts values literally, even if they look like a pattern', () => {
    expect(formatText(ruter, 'held', { expiry: '$& {{count}} <b>' })).toBe(
      'Utløper $& {{count}} <b>, $& {{count}} <b>',
    );
  });

  it('throws when the key is missing', () => {
    expect(() => formatText(ruter, 'subtitle')).toThrow('subtitle');
  });
});
