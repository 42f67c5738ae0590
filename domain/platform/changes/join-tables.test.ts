import { expect, it } from 'vitest';
import { joinTables } from './join-tables.ts';

it('joins tables in their order', () => {
  const joined = joinTables([{ unit: 1 }, { name: 2, note: 'x' }]);
  expect(Object.entries(joined)).toEqual([
    ['unit', 1],
    ['name', 2],
    ['note', 'x'],
  ]);
  const note: 'x' = joined.note;
  expect(note).toBe('x');
});

it('takes no key from two tables', () => {
  // @ts-expect-error `unit` is in the first and in the last
  const joined = joinTables([{ unit: 1 }, { name: 2 }, { unit: 3 }]);
  expect(joined).toBeDefined();
});
