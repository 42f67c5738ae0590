import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { commandOnServer, urlOfDatabase } from '#testing/templates/server-template.ts';
import { copyOfTemplate } from '#testing/templates/embedded-template.ts';
import { connectPGlite } from '../connection/embedded.ts';
import { migrate, MigrationRefused, readMigrations } from './migrations.ts';
import { openDatabase } from '../connection/open-database.ts';
import { tablesOf } from '../tables.ts';

const first = { name: '0001-a.sql', statements: 'create table a (n int)', digest: '1' };
const second = { name: '0002-b.sql', statements: 'create table b (n int)', digest: '2' };
const broken = { name: '0003-c.sql', statements: 'create table c (n int); nonsense', digest: '3' };

/** A PGlite in which nothing has run. */
const openEmpty = async () =>
  connectPGlite(await copyOfTemplate({ name: 'migrated_nothing', fill: async () => undefined }));

describe('migrations', () => {
  it('run once, in order', async () => {
    const kysely = await openEmpty();
    expect(await migrate(kysely, [first])).toEqual(['0001-a.sql']);
    expect(await migrate(kysely, [first, second])).toEqual(['0002-b.sql']);
    expect(await migrate(kysely, [first, second])).toEqual([]);
    await kysely.destroy();
  });

  it('that fail leave nothing, and those before them stay', async () => {
    const kysely = await openEmpty();
    await expect(migrate(kysely, [first, broken])).rejects.toThrow('syntax');
    expect(await migrate(kysely, [first, second])).toEqual(['0002-b.sql']);
    const { rows } = await sql`select to_regclass('public.c') as c`.execute(kysely);
    expect(rows).toEqual([{ c: null }]);
    await kysely.destroy();
  });

  it('are refused when edited after they ran, or numbered before one that ran', async () => {
    const kysely = await openEmpty();
    await migrate(kysely, [first]);
    await expect(migrate(kysely, [{ ...first, digest: 'x' }])).rejects.toThrow(
      '0001-a.sql was edited after it ran',
    );
    const earlier = { ...second, name: '0000-early.sql' };
    await expect(migrate(kysely, [earlier, first])).rejects.toThrow(
      '0000-early.sql is new, and 0001-a.sql has run',
    );
    await kysely.destroy();
  });

  it('are refused when one that ran is gone, unless a newer version has it', async () => {
    const kysely = await openEmpty();
    await migrate(kysely, [first, second]);
    const other = { ...first, name: '0001-other.sql' };
    const refused = migrate(kysely, [other, second]);
    await expect(refused).rejects.toThrow(MigrationRefused);
    await expect(refused).rejects.toThrow('has run 0001-a.sql, which this version');
    expect(await migrate(kysely, [first])).toEqual([]);
    await kysely.destroy();
  });

  it('are numbered one after the other', async () => {
    const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 5));
    expect(numbers).toEqual(numbers.map((_, place) => `${String(place + 1).padStart(4, '0')}-`));
  });

  databaseTest('are all done after the first start', async ({ database }) => {
    expect(await migrate(tablesOf(database), await readMigrations())).toEqual([]);
  });

  it('are the same with the line ends of another system', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'takst-migrations-'));
    writeFileSync(join(folder, '0001-a.sql'), 'select 1;\n\nselect 2;\n');
    const [unix] = await readMigrations(folder);
    writeFileSync(join(folder, '0001-a.sql'), 'select 1;\r\n\r\nselect 2;\r\n');
    expect((await readMigrations(folder))[0]?.digest).toBe(unix?.digest);
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(!serverUrl)('several processes that start at once on PostgreSQL', () => {
  it('migrate one after the other, each step once, and never again', async () => {
    const name = `takst_test_${randomUUID().replaceAll('-', '')}`;
    await commandOnServer(serverUrl ?? '', `create database ${name}`);
    const databaseUrl = urlOfDatabase(serverUrl ?? '', name);
    const ran: string[] = [];
    const log = { info: (text: string) => ran.push(text), warn: () => undefined };
    const opened = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '' }, log)),
    );
    const names = ran.flatMap((line) => line.replace('migrations run: ', '').split(', '));
    expect(names.sort()).toEqual((await readMigrations()).map((migration) => migration.name));
    await Promise.all(opened.map((one) => one.close()));
    ran.length = 0;
    await (await openDatabase({ databaseUrl, dataDir: '' }, log)).close();
    expect(ran).toEqual([]);
    await commandOnServer(serverUrl ?? '', `drop database ${name} with (force)`);
  });
});
