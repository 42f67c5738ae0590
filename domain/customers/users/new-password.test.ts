import { describe, expect, it } from 'vitest';
import { passwordFaults } from './new-password.rules.ts';

const long = 'x'.repeat(200);

describe('a new password', () => {
  it.each([
    ['', '', { password: 'required' }],
    ['elleve tegn', 'elleve tegn', { password: 'minLength' }],
    ['tolv tegn ja', 'tolv tegn ja', {}],
    ['            ', '            ', {}],
    [long, long, {}],
    [`${long}x`, `${long}x`, { password: 'maxLength' }],
    ['tolv tegn ja', 'tolv tegn nei', { repeated: 'different' }],
    ['tolv tegn ja', '', { repeated: 'different' }],
    // It is mended in the first field, before anything is said of the second.
    ['kort', 'noe annet', { password: 'minLength' }],
  ])('is at least 12 characters, of whatever kind, and typed twice: «%s», «%s»', (...passwords) => {
    const [password, repeated, faults] = passwords;
    expect(passwordFaults({ password, repeated })).toEqual(faults);
  });
});
