import { describe, expect, it } from 'vitest';
import { joinPhoneNumbers } from './phone-in-search.rules.ts';

describe('a phone number in a search', () => {
  it.each([
    ['41234567', '41234567'],
    ['412 34 567', '41234567'],
    ['412\u00a034\u00a0567', '41234567'],
    ['412-34-567', '41234567'],
    ['41 23 45 67', '41234567'],
    ['+4741234567', '+4741234567'],
    ['+47 412 34 567', '+4741234567'],
    ['+47 412-34-567', '+4741234567'],
    ['(+47) 412 34 567', '+4741234567'],
    ['004741234567', '+4741234567'],
    ['0047 412 34 567', '+4741234567'],
    ['+46 70 123 45 67', '+46701234567'],
    ['kari 412 34 567', 'kari 41234567'],
    ['412 34 567 kari', '41234567 kari'],
    ['0047 412 34 567 1234', '+4741234567 1234'],
    ['412 34 567 1234', '41234567 1234'],
  ])('%s is searched as %s', (typed, searched) => {
    expect(joinPhoneNumbers(typed)).toBe(searched);
  });

  it.each([
    'kari +47',
    '4123 567',
    'A-412-34-567',
    'A-412 34',
    '923 456 783',
    '512 34 567',
    '0012345',
    '1412 34 567',
    '412 34 5678901',
    'ol be rg ha -3',
  ])('%s is no phone number, and stays as it is typed', (typed) => {
    expect(joinPhoneNumbers(typed)).toBe(typed);
  });
});
