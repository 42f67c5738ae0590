import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoice } from './choice-from-text.rules.ts';
import { readDigits, undoNumberFormat } from './digits-from-text.rules.ts';
import { readFullName } from './full-name.rules.ts';
import { readZone } from './zone-from-text.rules.ts';

const choices = [
  { value: 'ADULT', names: { nb: 'Voksen', en: 'Adult' } },
  { value: 'YOUNG_ADULT', names: { nb: 'Ung voksen', en: 'Young adult' } },
  { value: 'TWO_HOMES', names: { nb: 'Delt bosted', en: 'Shared residence' } },
] as const;
const zones = ['1', '2Ø', '2V', 'Arendal', 'Ås', 'As', 'Grensone'];

it.each([
  ['a zone', (cell: string) => readZone(cell, zones)],
  ['digits', (cell: string) => readDigits(cell, [9])],
  ['one of a few values', (cell: string) => readChoice(cell, choices)],
  ['a full name', readFullName],
])('%s is missing in an empty cell, and unknown where a formula has failed', (_, read) => {
  expect(read(' \u00a0')).toEqual({ fault: 'required', proposal: null });
  expect(read('#N/A')).toEqual({ fault: 'spreadsheetError', proposal: null });
});

describe('a zone in a cell', () => {
  it.each([
    ['1', '1', null],
    ['1.0', '1', '1'],
    ['Sone 2ø', '2Ø', null],
    ['Takstsone 2V', '2V', null],
    ['zone2V', '2V', null],
    ['fare zone 1,00', '1', '1'],
    ['2O', '2Ø', null],
    ['ARENDAL', 'Arendal', null],
    ['ås', 'Ås', null],
    ['Grensone', 'Grensone', null],
  ])('%j is zone %s', (cell, zone, readAs) => {
    expect(readZone(cell, zones)).toEqual({ value: { allZones: false, zone }, readAs });
  });

  it.each(['Alle', 'alle soner', 'ALL', 'All zones'])('%j is all zones', (cell) => {
    expect(readZone(cell, zones)).toEqual({ value: { allZones: true }, readAs: null });
  });

  it.each(['9', '9.0', '2', 'Oslo', '1E+01', 'alle byer', 'ikke alle', 'alle soner 1'])(
    '%j is none',
    (cell) => {
      expect(readZone(cell, zones)).toMatchObject({ fault: 'zoneUnknown' });
    },
  );

  it.each(['aas', 'Äs'])('%j could be two without its marks, and is not guessed', (cell) => {
    expect(readZone(cell, zones)).toMatchObject({ fault: 'zoneUnknown' });
  });
});

describe('a number that a spreadsheet has written in its own way', () => {
  it.each([
    ['4.1234567E+07', '41234567'],
    ['4,1234567e7', '41234567'],
    ['+4.741234567E+09', '4741234567'],
    ['4.1234567890123E+13', '41234567890123'],
    ['4E0', '4'],
    ['41234567.0', '41234567'],
    ['41234567,00', '41234567'],
    ['+4741234567.0', '+4741234567'],
  ])('%j is %s again', (cell, text) => {
    expect(undoNumberFormat(cell)).toEqual({ text, isUndone: true });
  });

  it.each(['4.1E+07', '4E+01', '4.1234567E+06'])('%j has lost its digits', (cell) => {
    expect(undoNumberFormat(cell)).toBe('digits lost');
  });

  it.each([
    '41234567',
    '41234567.5',
    '41234567.05',
    '41234567.',
    '.0',
    'x1.0',
    '1.0x',
    '1;0',
    'x4E0',
    '4E0x',
    '41.2E+01',
    '4.E+00',
    '4;1E+01',
    '4E100',
    '4E',
  ])('%j is none', (text) => {
    expect(undoNumberFormat(text)).toEqual({ text, isUndone: false });
  });
});

describe('digits in a cell', () => {
  it.each([
    ['123456789', '123456789', null],
    ['123 456 789', '123456789', null],
    ['123.456-789', '123456789', null],
    ['1234567890123456', '1234567890123456', null],
    ['1.23456789E+08', '123456789', '123456789'],
  ])('%j is %s', (cell, value, readAs) => {
    expect(readDigits(cell, [9, 16])).toEqual({ value, readAs });
  });

  it.each([
    ['1.23E+08', 'digitsLost'],
    ['12345678', 'minLength'],
    ['1234567890', 'maxLength'],
    ['12345678901234567', 'maxLength'],
    ['12345678a', 'numbersOnly'],
    ['a12345678', 'numbersOnly'],
    ['123/456/789', 'numbersOnly'],
  ])('%j: %s', (cell, fault) => {
    expect(readDigits(cell, [9, 16])).toEqual({ fault, proposal: null });
  });
});

describe('one of a few values', () => {
  it.each([
    ['voksen', 'ADULT'],
    ['Young adult', 'YOUNG_ADULT'],
    ['UNG-VOKSEN', 'YOUNG_ADULT'],
    ['Ung.Voksen', 'YOUNG_ADULT'],
    ['young_adult', 'YOUNG_ADULT'],
    ['two homes', 'TWO_HOMES'],
    ['Delt bosted', 'TWO_HOMES'],
    ['Shared residence', 'TWO_HOMES'],
  ])('%j is %s', (cell, value) => {
    expect(readChoice(cell, choices)).toEqual({ value, readAs: null });
  });

  it.each(['ung', 'ung/voksen', 'x'])('is never guessed, as of %j', (cell) => {
    expect(readChoice(cell, choices)).toMatchObject({ fault: 'notAChoice' });
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
    ['De Kari', 'De', 'Kari'],
    ['Al bin Said', 'Al', 'bin Said'],
    ['Kari Nordmann,', 'Kari', 'Nordmann'],
    [', Kari Nordmann', 'Kari', 'Nordmann'],
  ])('%j is %s, %s', (cell, firstName, lastName) => {
    expect(readFullName(cell)).toEqual({ value: { firstName, lastName }, readAs: null });
  });

  it.each([
    ['Kari', 'fullNameOneWord'],
    ['Kari,', 'fullNameOneWord'],
    [',', 'fullNameOneWord'],
    ['a, b, c', 'wrongFormat'],
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
