import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoice } from './choice-from-text.rules.ts';
import { readDigits } from './digits-from-text.rules.ts';
import { readFullName } from './full-name.rules.ts';
import { readZone } from './zone-from-text.rules.ts';

describe('a zone in a cell', () => {
  const zones = ['1', '2Ø', '2V', 'Arendal', 'Ås', 'As'];
  it.each([
    ['1', '1'],
    ['1.0', '1'],
    ['Sone 2ø', '2Ø'],
    ['zone 2V', '2V'],
    ['2O', '2Ø'],
    ['ARENDAL', 'Arendal'],
    ['ås', 'Ås'],
  ])('%j is zone %s', (cell, zone) => {
    expect(readZone(cell, zones)).toMatchObject({ value: { allZones: false, zone } });
  });

  it.each(['Alle', 'alle soner', 'ALL', 'All zones'])('%j is all zones', (cell) => {
    expect(readZone(cell, zones)).toMatchObject({ value: { allZones: true } });
  });

  it.each(['9', '2', 'Oslo', '1E+01', '#N/A'])('%j is none', (cell) => {
    expect(readZone(cell, zones)).toHaveProperty('fault');
  });

  it('that could be two without its marks is not guessed', () => {
    expect(readZone('aas', zones)).toMatchObject({ fault: 'zoneUnknown' });
    expect(readZone('Äs', zones)).toMatchObject({ fault: 'zoneUnknown' });
  });
});

describe('digits in a cell', () => {
  it.each([
    ['123456789', '123456789'],
    ['123 456 789', '123456789'],
    ['1.23456789E+08', '123456789'],
  ])('%j is %s', (cell, value) => {
    expect(readDigits(cell, [9, 16])).toMatchObject({ value });
  });

  it.each([
    ['1.23E+08', 'digitsLost'],
    ['12345678', 'minLength'],
    ['12345678901234567', 'maxLength'],
    ['12345678a', 'numbersOnly'],
    ['', 'required'],
  ])('%j: %s', (cell, fault) => {
    expect(readDigits(cell, [9, 16])).toMatchObject({ fault });
  });
});

describe('one of a few values', () => {
  const choices = [
    { value: 'ADULT', names: { nb: 'Voksen', en: 'Adult' } },
    { value: 'YOUNG_ADULT', names: { nb: 'Ung voksen', en: 'Young adult' } },
  ] as const;

  it.each([
    ['voksen', 'ADULT'],
    ['Young adult', 'YOUNG_ADULT'],
    ['UNG-VOKSEN', 'YOUNG_ADULT'],
    ['young_adult', 'YOUNG_ADULT'],
  ])('%j is %s', (cell, value) => {
    expect(readChoice(cell, choices)).toMatchObject({ value });
  });

  it('is never guessed', () => {
    expect(readChoice('ung', choices)).toMatchObject({ fault: 'notAChoice' });
  });
});

describe('a full name in a cell', () => {
  it.each([
    ['Kari Nordmann', 'Kari', 'Nordmann'],
    ['Kari Anne Nordmann', 'Kari Anne', 'Nordmann'],
    ['Nordmann, Kari Anne', 'Kari Anne', 'Nordmann'],
    ['Kari  Nordmann ', 'Kari', 'Nordmann'],
    ['Vincent van der Berg', 'Vincent', 'van der Berg'],
    ['Kari Berg-Hansen', 'Kari', 'Berg-Hansen'],
    ['Kari de', 'Kari', 'de'],
  ])('%j is %s, %s', (cell, firstName, lastName) => {
    expect(readFullName(cell)).toMatchObject({ value: { firstName, lastName } });
  });

  it.each([
    ['Kari', 'fullNameOneWord'],
    ['a, b, c', 'wrongFormat'],
    ['', 'required'],
  ])('%j: %s', (cell, fault) => {
    expect(readFullName(cell)).toMatchObject({ fault });
  });

  it('loses no letter', () => {
    const word = fc.stringMatching(/^[A-Za-zÆØÅæøå-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
        const reading = readFullName(words.join(' '));
        if ('fault' in reading) throw new Error(reading.fault);
        expect(`${reading.value.firstName} ${reading.value.lastName}`).toBe(words.join(' '));
      }),
    );
  });
});
