import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesCompanySearch } from './company-search.rules.ts';
import { companyType, isContractor } from './company-type.rules.ts';
import { isOrganisationNumber } from './organisation-number.rules.ts';
import { searchWords } from './search-words.rules.ts';

const letters = 'aÆøÅA\u030aÉzß09%_\\*<> \t\n\u00a0';
const company = {
  id: 100_017,
  name: 'Ærlig Bakeri Å/S 50%',
  organisationNumber: '310000019',
  customerNumber: 'K-4 Øst',
};

describe('searching for a company (spec 1 §2.1)', () => {
  it.each([
    ['', 'nothing was typed'],
    ['ærlig', 'a word of the name, in small letters'],
    ['ÆRLIG å/s', 'Norwegian letters in any case'],
    ['A\u030A/S', 'an Å made of two characters'],
    ['bakeri ærlig', 'words in any order'],
    ['  bakeri   31000 ', 'name and organisation number'],
    ['310 000 019', 'the organisation number in groups'],
    ['100017 bak', 'id and a part of a word'],
    ['k-4 bakeri', 'the customer number that the operator has given it'],
    ['øst', 'in any case'],
    ['50%', 'a special character stands for itself'],
    ['<bakeri>', 'angle brackets are removed'],
  ])('%j finds it: %s', (typed) => {
    expect(matchesCompanySearch(company, typed)).toBe(true);
  });

  it.each([
    ['bakeri rørlegger', 'every word must match'],
    ['arlig', 'æ is no a'],
    ['b_keri', 'an underscore is no wildcard'],
    ['b.*i', 'nor is an expression'],
    ['%', 'unless it is in the name'],
  ])('%j does not always: %s', (typed) => {
    const other = { ...company, name: 'Ærlig Bakeri' };
    expect(matchesCompanySearch(other, typed)).toBe(false);
  });

  it('a word more never finds more', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'aæøårbki 019<%'.split('')) });
    fc.assert(
      fc.property(typed, typed, (less, more) => {
        const matches = [`${less} ${more}`, less].map((words) =>
          matchesCompanySearch(company, words),
        );
        expect(matches).not.toEqual([true, false]);
      }),
    );
  });
});

describe('the words of a search (spec 1 §5)', () => {
  it('are separated by any space, in lower case, without angle brackets', () => {
    expect(searchWords(' Kari\t4123\u00a0 <ØST> ')).toEqual(['kari', '4123', 'øst']);
    expect(searchWords('<>')).toEqual([]);
  });

  it('never hold a bracket, a space or nothing, and are the same when searched again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters.split('')) }), (typed) => {
        const words = searchWords(typed);
        expect(words.filter((word) => word === '' || /[<>\s]/.test(word))).toEqual([]);
        expect(searchWords(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('an organisation number', () => {
  it.each(['974760673', '923609016', '310000019'])('%s is one', (number) => {
    expect(isOrganisationNumber(number)).toBe(true);
  });

  it.each([
    ['974760674', 'a wrong check digit'],
    ['97476067', 'eight digits'],
    ['9747606730', 'ten digits'],
    ['974 760 673', 'typed in groups'],
    ['000000000', 'the register begins at 1'],
    ['', 'nothing'],
  ])('%s is none: %s', (number) => {
    expect(isOrganisationNumber(number)).toBe(false);
  });

  const numbers = fc
    .integer({ min: 100_000_000, max: 999_999_999 })
    .map(String)
    .filter(isOrganisationNumber);

  it('with one digit wrong is never another one', () => {
    fc.assert(
      fc.property(numbers, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const digit = (Number(number[place]) + more) % 10;
        const mistyped = number.split('').with(place, String(digit)).join('');
        expect(isOrganisationNumber(mistyped)).toBe(false);
      }),
    );
  });

  it('with two neighbours exchanged is never another one', () => {
    fc.assert(
      fc.property(numbers, fc.nat(7), (number, place) => {
        const [one = '', other = ''] = number.slice(place);
        fc.pre(one !== other);
        const exchanged = number.slice(0, place) + other + one + number.slice(place + 2);
        expect(isOrganisationNumber(exchanged)).toBe(false);
      }),
    );
  });
});

describe('the type of a company (spec 1 §3)', () => {
  it('is the operator’s product and customer or contractor, or OTHER', () => {
    expect(companyType('ruter', 'CUSTOMER')).toBe('RUTER_CUSTOMER');
    expect(companyType('akt', 'CONTRACTOR')).toBe('AKT_CONTRACTOR');
    expect(companyType('fjord', 'OTHER')).toBe('OTHER');
  });

  it('tells contractors, who keep their addresses (spec 1 §6)', () => {
    expect(isContractor('AKT_CONTRACTOR')).toBe(true);
    expect(isContractor('AKT_CUSTOMER')).toBe(false);
    expect(isContractor('OTHER')).toBe(false);
  });
});
