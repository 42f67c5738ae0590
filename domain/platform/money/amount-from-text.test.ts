import { expect, it } from 'vitest';
import { amountFromText, wholeKroner } from './amount-from-text.ts';

it.each([
  ['500', 500],
  ['500,00', 500],
  ['500.00', 500],
  ['500,-', 500],
  ['1', 1],
  ['9999', 9_999],
  ['1 000 kr', 1_000],
  ['1\u00A0000', 1_000],
  ['1.000', 1_000],
  ['10 000', 10_000],
  ['99000', 99_000],
  ['kr 500', 500],
  ['kr500', 500],
  ['kr. 500', 500],
  ['kr.500', 500],
  ['KR 500', 500],
  ['500kr', 500],
  ['500 NOK', 500],
  ['500 nok', 500],
])('“%s” is an amount of whole kroner', (text, kroner) => {
  expect(wholeKroner.test(text)).toBe(true);
  expect(amountFromText(text)).toBe(kroner * 100);
});

it.each([
  '0',
  '0500',
  '500,50',
  '500,0',
  '1 00',
  '1x000',
  'x500',
  '500x',
  '100 000',
  '123456',
  'kr  500',
  '500  kr',
  '',
])('“%s” is none', (text) => {
  expect(wholeKroner.test(text)).toBe(false);
});
