import { expect, it } from 'vitest';
import { checksFor, reachesEverything, schemasIn } from './beside-tests.ts';

it.each([
  ['web/services/a/a.nb.ts', ['texts']],
  ['database/migrations/0023-a.sql', ['table types']],
  ['server/platform/db/tables.generated.ts', ['table types']],
  ['web/services/a/a.page.tsx', []],
])('%s is checked by %j', (path, checks) => {
  expect(checksFor([path]).map(({ name }) => name)).toEqual(checks);
});

it('a migration touches the schemas that its statements name', () => {
  const sql = `alter table tickets.ticket add column x int;
    create index on holders.holder (x); insert into users."user" values (1);`;
  expect(schemasIn(sql)).toEqual(['tickets', 'holders', 'users']);
});

it.each([
  ['package.json', true],
  ['web/vite.config.ts', true],
  ['web/services/a/a.ts', false],
])('every test depends on %s: %s', (path, does) => {
  expect(reachesEverything(path)).toBe(does);
});
