import { expect, it } from 'vitest';
import { circlesOf } from './circles-of.ts';

it('files of a build that import each other are found, and shared ones are no circle', () => {
  const shared = { a: { file: 'a.js', imports: ['b', 'c'] }, b: { file: 'b.js', imports: ['c'] } };
  expect(circlesOf({ ...shared, c: { file: 'c.js' } })).toEqual([]);
  expect(circlesOf({ ...shared, c: { file: 'c.js', imports: ['b'] } })).toEqual([
    'files import each other: b → c → b',
  ]);
});
