import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createUserBody } from './create-user.contract.ts';

const user = {
  email: 'kari@example.com',
  firstName: 'Kari',
  lastName: "O'Neill-Ås Jr.",
  phoneCountryCode: '+47',
  phone: '41234567',
};
const faultsOf = (changes: Record<string, unknown>): string[] =>
  (z.safeParse(createUserBody, { ...user, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('a new user (spec 1 §5)', () => {
  it('has a name of 2 to 100 characters', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ firstName: 'K' })).toEqual(['firstName: minLength']);
    expect(faultsOf({ firstName: 'K'.repeat(101) })).toEqual(['firstName: maxLength']);
  });

  it.each([
    'Kari\nKontoen er sperret',
    'se https://evil.example',
    'kari@evil.example',
    '<b>Kari',
    'www.evil.no',
  ])('has none that would be somebody else’s message in the operator’s e-mail: %j', (name) => {
    expect(faultsOf({ firstName: name })).toEqual(['firstName: nameOnly']);
    expect(faultsOf({ lastName: name })).toEqual(['lastName: nameOnly']);
  });
});
