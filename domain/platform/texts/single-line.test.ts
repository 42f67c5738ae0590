import { expect, it } from 'vitest';
import { isMessage, isSingleLine, toSingleLine } from './single-line.rules.ts';

it.each([
  ['Storgata 1', true, true, 'Storgata 1'],
  ['a\nb', false, true, 'a b'],
  ['a\r\nb', false, true, 'a  b'],
  ['a\tb', false, true, 'a b'],
  ['a\u0000b', false, false, 'a b'],
  ['a\u2028b', false, false, 'a b'],
  ['a\u202eb', false, false, 'a b'],
  ['a\u2066b', false, false, 'a b'],
  ['\n\u2028 a \u202a\n', false, false, 'a'],
])('%j fits one line: %s, a message: %s, and becomes %j', (text, isLine, isOne, line) => {
  expect(isSingleLine(text)).toBe(isLine);
  expect(isMessage(text)).toBe(isOne);
  expect(toSingleLine(text)).toBe(line);
});
