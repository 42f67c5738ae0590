import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { encodeText } from './test-text.ts';

const text = 'Fornavn;Sone\nKåre Ærlig;2Ø\n';

describe('the text of a file', () => {
  it.each(['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'] as const)(
    'in %s is read as it was written',
    (encoding) => {
      expect(decodeText(encodeText(text, encoding))).toBe(text);
    },
  );

  it('in UTF-16 without a mark is read, too', () => {
    expect(decodeText(encodeText(text, 'utf-16le').slice(2))).toBe(text);
  });

  it('that was encoded twice is read as it was before', () => {
    const once = decodeText(encodeText(text, 'utf-8'));
    const twice = new TextDecoder('windows-1252').decode(encodeText(once, 'utf-8'));
    expect(twice).toContain('KÃ¥re');
    expect(decodeText(encodeText(twice, 'utf-8'))).toBe(text);
  });

  it.each(['Å', 'Ã', 'ÃÂÅ', 'São Paulo', 'Ångström €'])('%s is left as it is', (word) => {
    expect(decodeText(encodeText(word, 'utf-8'))).toBe(word);
  });

  it('of Norwegian letters is the same in every encoding', () => {
    const words = fc.string({ unit: fc.constantFrom(...'aeæøåÆØÅéöü ;,\n-'), maxLength: 40 });
    const encodings = fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'windows-1252' as const);
    fc.assert(
      fc.property(words, encodings, (word, encoding) => {
        expect(decodeText(encodeText(word, encoding))).toBe(word);
      }),
      { numRuns: 2000 },
    );
  });

  it('is none in a picture', () => {
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d);
    expect(() => decodeText(picture)).toThrow('NOT_A_SPREADSHEET');
  });

  it.each([
    ['after its first letter', [0x4b, 0, 0x61, 0x69]],
    ['after its second letter', [0x4b, 0x61, 0, 0x69]],
    ['at its beginning', [0, 0x4b, 0x61, 0x69]],
    ['in a file of three bytes', [0x4b, 0, 0x61]],
  ])('is none with a zero %s', (_, bytes) => {
    expect(() => decodeText(Uint8Array.from(bytes))).toThrow('NOT_A_SPREADSHEET');
  });
});
