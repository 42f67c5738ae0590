import { describe, expect, it } from 'vitest';
import { textByAlias } from './text-by-alias.ts';

describe('a part of a statement by the alias of its table', () => {
  const isOpen = textByAlias((alias) => `${alias}.closed_at is null`);

  it('is made once for each alias', () => {
    expect(isOpen('account')).toBe(isOpen('account'));
    expect(isOpen('account')).not.toBe(isOpen('other'));
  });

  it.each(['', 'a b', 'a"', 'a.b', "a'; drop table x; --"])(
    'refuses %j, which is no alias',
    (text) => {
      expect(() => isOpen(text)).toThrow('is no alias of a table');
    },
  );
});
