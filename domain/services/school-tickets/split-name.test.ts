import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.rules.ts';

describe('the name of a pupil (spec 3 §5: split on the last space)', () => {
  it.each([
    ['Leah Aune', 'Leah', 'Aune'],
    ['Anne Marie von der Lippe', 'Anne Marie von der', 'Lippe'],
    ['  Odin \t Brekke  ', 'Odin', 'Brekke'],
    ['Live\u00A0Nesheim', 'Live', 'Nesheim'],
  ])('%o', (typed, firstName, lastName) => {
    expect(splitName(typed)).toEqual({ firstName, lastName });
  });

  it.each(['', ' ', 'Leah', ' Leah '])('%o has no last name, and is refused', (typed) => {
    expect(splitName(typed)).toBeNull();
  });

  it('has both parts, and they are the name', () => {
    const word = fc.stringMatching(/^[a-zæøå-]{1,9}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
        const split = splitName(words.join(' '));
        expect(split?.lastName).toBe(words.at(-1));
        expect(`${split?.firstName} ${split?.lastName}`).toBe(words.join(' '));
      }),
    );
  });
});
