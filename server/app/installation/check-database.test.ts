import { describe, expect, it } from 'vitest';
import { databaseFaults } from './check-database.ts';
import type { DatabaseState } from './database-state.query.ts';

const migrations = ['0001-one.sql', '0002-two.sql'].map((name) => ({
  name,
  digest: `digest of ${name}`,
  statements: '',
}));
const good: DatabaseState = {
  version: 150_014,
  versionText: '15.14',
  role: 'takst',
  database: 'portal',
  encoding: 'UTF8',
  isReadOnly: false,
  isEncrypted: true,
  mayCreateSchemas: true,
  mayCreateTables: true,
  otherOwner: null,
  mayReadMigrations: true,
  missingExtensions: [],
  ran: migrations,
};
const ranAs = (name: string, digest: string) => [{ name, digest }];

describe('a database', () => {
  it.each([
    ['that is migrated', good, true],
    ['that is empty, before the installation', { ...good, ran: [] }, false],
    [
      'that another role owns, which the application’s may use,',
      { ...good, otherOwner: 'boss', mayCreateTables: false, mayCreateSchemas: false },
      true,
    ],
    [
      'that a newer version has migrated',
      { ...good, ran: [...migrations, ...ranAs('0003-three.sql', 'x')] },
      true,
    ],
  ])('%s is good', (_what, state, isInstalled) => {
    expect(databaseFaults(state, { migrations, isInstalled, makesTables: true })).toEqual([]);
  });

  it.each<[string, Partial<DatabaseState>, RegExp]>([
    ['too old', { version: 140_020, versionText: '14.20' }, /14\.20; Takst needs 15 or newer/],
    ['in another encoding', { encoding: 'SQL_ASCII' }, /encoded as SQL_ASCII/],
    ['a standby', { isReadOnly: true }, /can only be read/],
    ['without extensions', { missingExtensions: ['pg_trgm'] }, /pg_trgm.*postgresql-contrib/],
    [
      'of another role',
      { otherOwner: 'boss', mayCreateTables: false, mayReadMigrations: false, ran: [] },
      /belong to boss, and takst has no rights/,
    ],
    [
      'that waits for another role',
      { otherOwner: 'boss', ran: migrations.slice(0, 1) },
      /waits for 0002-two\.sql: npm run migrate.* by their owner boss/,
    ],
    ['without a right', { mayCreateSchemas: false }, /alter database portal owner to takst/],
    ['without public', { mayCreateTables: false }, /grant create on schema public to takst/],
    ['with an edited file', { ran: ranAs('0001-one.sql', 'x') }, /other files.*0001-one/],
    ['of a former schema', { ran: ranAs('0001-other.sql', 'x') }, /other files.*0001-other/],
    ['that waits', { ran: migrations.slice(0, 1) }, /waits for 0002-two\.sql: npm run migrate/],
    ['that is empty', { ran: [] }, /no tables yet: npm run setup/],
  ])('%s is told, with one fault', (_what, difference, fault) => {
    const expected = { migrations, isInstalled: true, makesTables: true };
    expect(databaseFaults({ ...good, ...difference }, expected)).toEqual([
      expect.stringMatching(fault),
    ]);
  });

  it('whose tables another role makes needs no rights before, and has to be migrated after', () => {
    const state = { ...good, mayCreateSchemas: false, mayCreateTables: false, ran: [] };
    const faultsWhen = (isInstalled: boolean, difference: Partial<DatabaseState> = {}) =>
      databaseFaults({ ...state, ...difference }, { migrations, isInstalled, makesTables: false });
    expect(faultsWhen(false)).toEqual([]);
    expect(faultsWhen(false, { otherOwner: 'boss', mayReadMigrations: false })).toEqual([]);
    expect(faultsWhen(false, { isReadOnly: true })).toHaveLength(1);
    expect(faultsWhen(true, { otherOwner: 'boss' })).toEqual([
      'has no tables yet: npm run setup, or npm run migrate by their owner boss',
    ]);
  });
});
