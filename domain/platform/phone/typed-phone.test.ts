import { describe, expect, it } from 'vitest';
import { typedPhone } from './typed-phone.rules.ts';

describe('a typed phone number', () => {
  it.each([
    ['41239900', '+4741239900'],
    ['412 39 900', '+4741239900'],
    ['+47 412 39 900', '+4741239900'],
    ['0047 412-39-900', '+4741239900'],
    ['+46 70 123 45 67', '+46701234567'],
    ['(0045) 20 12 34 56', '+4520123456'],
  ])('is read with its country: %s', (typed, phone) => {
    expect(typedPhone(typed)).toBe(phone);
  });

  it.each(['', '4123990', '412399001', 'Kari', '+0712345678', '+47'])('is none: %s', (typed) => {
    expect(typedPhone(typed)).toBeNull();
  });
});
