import { describe, expect, it } from 'vitest';
import { frameWidth } from './widget-look.rules.ts';

describe('the width of the widget’s frame', () => {
  it.each([
    ['320', 320],
    ['451', 451],
    ['600', 600],
    [' 400 ', 400],
    [512, 512],
  ])('is what was typed within 320 to 600: %s', (typed, width) => {
    expect(frameWidth(typed)).toBe(width);
  });

  it.each([
    ['319', 320],
    ['0', 320],
    ['-5', 320],
    ['601', 600],
    ['99999999', 600],
  ])('is clamped into the range: %s', (typed, width) => {
    expect(frameWidth(typed)).toBe(width);
  });

  it.each(['', '  ', 'wide', '400px', '12.5', 'NaN', 'Infinity', Number.NaN])(
    'is 320 for what is no whole number: %s',
    (typed) => {
      expect(frameWidth(typed)).toBe(320);
    },
  );
});
