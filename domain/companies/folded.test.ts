import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded, foldedForms } from './folded.rules.ts';
import { searchable } from './search-words.rules.ts';

describe('a folded text', () => {
  it.each([
    ['Ødegård', 'odegard'],
    ['ÆRLIG', 'arlig'],
    ['Müller-Çelik', 'muller-celik'],
    ['a\u030as', 'as'],
    ['Łukasz Žižek', 'lukasz zizek'],
    ['4123 100%', '4123 100%'],
  ])('of %s is %s', (text, expected) => {
    expect(folded(text)).toBe(expected);
  });

  it('contains the folded word wherever the text contains the word', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aeoåæøÅÉü\u030a 1%') });
    fc.assert(
      fc.property(text, text, text, (before, word, after) => {
        const whole = searchable(`${before}${word}${after}`);
        fc.pre(whole.includes(searchable(word)));
        expect(folded(whole)).toContain(folded(word));
        expect(foldedForms(word)[0]).toBe(folded(word));
      }),
    );
  });
});

describe('the forms of a word that is searched for', () => {
  it.each([
    ['kari', ['kari']],
    ['aas', ['aas', 'as']],
    ['soerensen', ['soerensen', 'sorensen']],
    ['håkon', ['hakon']],
    ['aerlig', ['aerlig', 'arlig']],
  ])('%s: %j', (word, forms) => {
    expect(foldedForms(word)).toEqual(forms);
  });
});
