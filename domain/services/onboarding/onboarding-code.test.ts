import { expect, it } from 'vitest';
import { codeAlphabet, plainCode } from './onboarding-code.rules.ts';

it.each([
  ['KMN234', 'KMN234'],
  [' kmn234\n', 'KMN234'],
  ['kMn 234', 'KMN 234'],
])('the code %j is compared as %s', (typed, plain) => {
  expect(plainCode(typed)).toBe(plain);
});

it('a code is of capitals and digits, none of which looks like another', () => {
  expect(plainCode(codeAlphabet)).toBe(codeAlphabet);
  expect(codeAlphabet).not.toMatch(/[01IOL]/u);
  expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
});
