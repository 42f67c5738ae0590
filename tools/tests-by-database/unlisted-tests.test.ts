import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  onBothDatabases,
  onPGliteAlone,
  onPostgresAlone,
} from '@takst/server/testing/test-files-by-database.ts';
import { root, sourcePaths } from '../source-paths.ts';
import { areasOffPGlite, unlistedTests } from './unlisted-tests.ts';

const lists = { onBoth: onBothDatabases, onPGlite: onPGliteAlone, onPostgres: onPostgresAlone };

const files = new Map(
  (await sourcePaths())
    .filter((path) => /^(server|database|benchmarks)\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

describe('the lists of tests by database', () => {
  it('have every test that needs several connections', () => {
    expect(unlistedTests(files, lists)).toEqual([]);
    const planted = new Map([
      ['server/services/a/b.test.ts', "import { deafProxy } from '#testing/deaf-proxy.ts';"],
      ['server/services/a/c.test.ts', 'await sql`select from pg_stat_activity`;'],
      ['server/services/a/d-without-lock.test.ts', ''],
      ['server/services/a/e.test.ts', 'await sql`select from tickets.ticket`;'],
    ]);
    expect(unlistedTests(planted, lists)).toEqual([
      'server/services/a/b.test.ts',
      'server/services/a/c.test.ts',
      'server/services/a/d-without-lock.test.ts',
    ]);
    const onPostgres = [...planted.keys()];
    expect(unlistedTests(planted, { ...lists, onPostgres })).toEqual([]);
  });

  it('have a test of each area that has SQL of its own', () => {
    expect(areasOffPGlite(files, lists)).toEqual([]);
    const planted = new Map([
      ['server/services/lockers/locker.store.ts', 'tablesOf(tx).insertInto(…)'],
      ['server/ticketing/tickets/ticket.query.ts', 'sql`select`'],
      ['server/services/notes/test-notes.store.ts', 'sql`select`'],
      ['server/platform/clock/clock.query.ts', 'sql`select now()`'],
    ]);
    expect(areasOffPGlite(planted, lists)).toEqual(['lockers']);
  });
});
