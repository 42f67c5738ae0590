import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCell, hasLostLetters, isSpreadsheetError } from './clean-cell.rules.ts';

describe('the text of a cell', () => {
  it.each([
    ['Kari\u00a0Nordmann', 'Kari Nordmann'],
    ['  Kari \u2003\u3000Nordmann\t\r\n', 'Kari Nordmann'],
    ['\ufeffKa\ufeffri', 'Kari'],
    ['Nord\u00admann', 'Nordmann'],
    ['Kari \u200b Nordmann', 'Kari Nordmann'],
    ['Ka\u0000ri \u0007', 'Kari'],
    ['A\u030ase', 'Åse'],
    ['A\u200d\u030ase', 'Åse'],
  ])('%j is read as %j', (cell, text) => {
    expect(cleanCell(cell)).toBe(text);
  });

  it('stays the same when it is read again', () => {
    const unit = fc.constantFrom(
      'A',
      '\u030a',
      ' ',
      '\n',
      '\u2003',
      '\ufeff',
      '\u200b',
      '\u0000',
      '\u1680',
    );
    fc.assert(
      fc.property(fc.string({ unit }), (cell) => {
        const text = cleanCell(cell);
        expect(cleanCell(text)).toBe(text);
        expect(text).not.toMatch(/^ | $| {2}/);
      }),
    );
  });
});

describe('a text that has lost letters', () => {
  it.each(['Bj?rn', 'Bj??rn', 'Bj\ufffdrn', '\ufffdse'])('is %j', (text) => {
    expect(hasLostLetters(text)).toBe(true);
  });

  it.each(['Bjørn', 'O’Neill', 'Hva?', '? Hansen', 'Kari ?ke', 'Rom 4?A', 'Rom A?4', '?'])(
    'is not %j',
    (text) => {
      expect(hasLostLetters(text)).toBe(false);
    },
  );
});

describe('a cell whose formula has failed', () => {
  it.each([
    '#N/A',
    '#i/t',
    '#REF!',
    '#VERDI!',
    '#VALUE!',
    '#NAME?',
    '#NAVN?',
    '#DIV/0!',
    '#NULL!',
    '#NUM!',
    '#SPILL!',
    '#CALC!',
    '#GETTING_DATA',
  ])('says %s', (text) => {
    expect(isSpreadsheetError(text)).toBe(true);
  });

  it.each(['N/A', '#17', 'Rom #REF', '#REF! Kari', '#REF!!', '#REF.'])('is not %j', (text) => {
    expect(isSpreadsheetError(text)).toBe(false);
  });
});
