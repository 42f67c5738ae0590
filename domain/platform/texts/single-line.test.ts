import { describe, expect, it } from 'vitest';
import { isMessage, isSingleLine } from './single-line.rules.ts';

const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u202e', '\u2066'];

describe('a text of one line', () => {
  it.each(['Postboks 31', 'Ærlighet & Ånd AS', 'c/o “Nils”', 'e\u0301', 'नमस्ते', '👩‍💻', ''])(
    'may be %j',
    (text) => {
      expect(isSingleLine(text)).toBe(true);
    },
  );

  it.each([...controls, '\n', '\r', '\t', '\u2028'])('has no %j', (character) => {
    expect(isSingleLine(`Veien${character}1`)).toBe(false);
  });
});

describe('a message', () => {
  it('has lines and tabs', () => {
    expect(isMessage('Hei\r\n\r\n\tHilsen\nKari\r')).toBe(true);
  });

  it.each([...controls, '\u2028'])('has no %j', (character) => {
    expect(isMessage(`Hei\n${character}du`)).toBe(false);
  });
});
