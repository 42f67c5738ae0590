import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldedVariants } from './folded.rules.ts';
import { normalizeForSearch } from './search-words.rules.ts';

describe('a folded text', () => {
  it.each([
    ['Ødegård', 'odegard'],
    ['ÆRLIG', 'arlig'],
    ['Müller-Çelik', 'muller-celik'],
    ['a\u030as', 'as'],
    ['Łukasz Žižek', 'lukasz zizek'],
    ['Þór Đoković Suðri Großı', 'tor dokovic sudri grosi'],
    ['4123 100%', '4123 100%'],
  ])('of %s is %s', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });

  it('contains the folded word wherever the text contains the word', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aeoåæøÅÉü\u030a 1%') });
    fc.assert(
      fc.property(text, text, text, (before, word, after) => {
        const whole = normalizeForSearch(`${before}${word}${after}`);
        fc.pre(whole.includes(normalizeForSearch(word)));
        expect(foldText(whole)).toContain(foldText(word));
        expect(foldedVariants(word)[0]).toBe(foldText(word));
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
    expect(foldedVariants(word)).toEqual(forms);
  });
});
