import { expect, it } from 'vitest';
import { cardNameOf } from './card-name.rules.ts';

it.each([
  ['Ada', 'Lie', 'Ada Lie'],
  ['a'.repeat(25), 'b'.repeat(24), `${'a'.repeat(25)} ${'b'.repeat(24)}`],
  ['a'.repeat(25), 'b'.repeat(25), `${'a'.repeat(25)} ${'b'.repeat(24)}`],
  // A space is nothing to end with.
  ['a'.repeat(49), 'Lie', 'a'.repeat(49)],
])('the card of %s %s says at most 50 characters (spec 3 §5): %s', (firstName, lastName, name) => {
  expect(cardNameOf({ firstName, lastName })).toBe(name);
});
