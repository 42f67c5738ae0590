import { describe, expect, it } from 'vitest';
import { formatText } from './format-text.ts';

const texts = {
  title: 'Fribilletter',
  title_employeeTicket: 'Ansattbilletter',
  found_one: '{{count}} treff på {{word}}',
  found_other: '{{count}} treff i alt på {{word}}',
  held: 'Utløper {{expiry}}, {{expiry}}',
};
const noWords = { nb: {}, en: {} };
const usual = { freeTicketWord: 'freeTicket', words: noWords } as const;
const employee = { freeTicketWord: 'employeeTicket', words: noWords } as const;
const ruter = { texts, file: 'people', language: 'nb', operator: usual } as const;

describe('a text', () => {
  it('uses the variant for what the operator calls a free ticket, if there is one', () => {
    expect(formatText(ruter, 'title')).toBe('Fribilletter');
    expect(formatText({ ...ruter, operator: employee }, 'title')).toBe('Ansattbilletter');
  });

  it('uses the words of the page’s service before those of the tenant', () => {
    const housing = { ...ruter, texts: { ...texts, title_housing: 'Beboere' } } as const;
    expect(formatText({ ...housing, operator: employee, service: 'housing' }, 'title')).toBe(
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
  });

  it('is the operator’s own, where it has one for the key of this file, in this language', () => {
    const words = {
      nb: { 'people.title': 'Gratis', 'people.found_other': '{{count}} funn', 'other.held': 'x' },
      en: { 'people.held': 'Expires' },
    };
    const own = { ...ruter, operator: { freeTicketWord: 'employeeTicket', words } } as const;
    expect(formatText(own, 'title')).toBe('Gratis');
    expect(formatText(own, 'found', { count: 2, word: 'x' })).toBe('2 funn');
    expect(formatText(own, 'found', { count: 1, word: 'x' })).toBe('1 treff på x');
    expect(formatText(own, 'held', { expiry: 'nå' })).toBe('Utløper nå, nå');
    expect(formatText({ ...own, language: 'en' }, 'held')).toBe('Expires');
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
