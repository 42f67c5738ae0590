import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordTestChange } from '#platform/changes/test-record.ts';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { checkKeys } from '#platform/db/secrets/check-keys.ts';
import { databaseTest } from '#testing/database-test.ts';
import { quiet } from '#testing/templates/server-template.ts';
import { testSecrets } from '#testing/test-secrets.ts';
import {
  BackupFailed,
  fileAndDatabase,
  runBackupCommand,
  runRestoreCommand,
} from './backup-command.ts';
import { runCheckRecordCommand } from './check-record-command.ts';
import { emptyDatabase } from './test-installation.ts';

/** A file in a folder of the test's own. */
function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'takst.backup');
}
const recordedLines = () => {
  const lines: string[] = [];
  return { lines, say: (line: string) => void lines.push(line) };
};

/** Programs of PostgreSQL read no server that is newer than they are; the one of the tests may be. */
const canDump =
  spawnSync('pg_dump', ['--schema-only', process.env['TEST_DATABASE_URL'] ?? '']).status === 0;

/** The embedded database has no such programs: this file runs on PostgreSQL alone. */
describe.skipIf(!canDump)('npm run backup and npm run restore', () => {
  databaseTest(
    'put everything into an empty database, on which the portal starts',
    async (test) => {
      const url = test.jobs.connectionString ?? '';
      await recordTestChange(test.database, { companyId: 100_001 });
      const before = await runCheckRecordCommand(test.database, []);
      const file = newFile();
      const { lines, say } = recordedLines();
      await runBackupCommand({ url, file, say });
      expect(lines.join('\n')).toContain('TAKST_KEY is not in it');
      await expect(runBackupCommand({ url, file, say })).rejects.toThrow('is there already');

      const target = await emptyDatabase();
      await runRestoreCommand({ url: target, file, say });
      const open = await openDatabase(
        { databaseUrl: target, dataDir: '', secrets: testSecrets },
        quiet,
      );
      onTestFinished(() => open.close());
      await checkKeys(open);
      expect(await runCheckRecordCommand(open.database, before.heads)).toEqual(before);
      await expect(runRestoreCommand({ url: target, file, say })).rejects.toThrow(
        'has tables already',
      );
    },
  );

  databaseTest('leave nothing where the backup was cut off', async (test) => {
    const file = newFile();
    const { say } = recordedLines();
    await runBackupCommand({ url: test.jobs.connectionString ?? '', file, say });
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, Math.floor(content.length * 0.9)));
    const target = await emptyDatabase();
    await expect(runRestoreCommand({ url: target, file, say })).rejects.toThrow(BackupFailed);
    await expect(runBackupCommand({ url: target, file: `${file}2`, say })).rejects.toThrow(
      'is this the database of the portal?',
    );
    expect([existsSync(`${file}2`), existsSync(`${file}2.unfinished`)]).toEqual([false, false]);
  });

  it('say how they are called, and take the role that owns the tables', () => {
    const place = { databaseUrl: 'postgres://a/b', ownerUrl: 'postgres://owner@a/b' };
    expect(fileAndDatabase('backup', ['x'], place)).toEqual({ file: 'x', url: place.ownerUrl });
    expect(() => fileAndDatabase('restore', [], place)).toThrow('npm run restore -- <file>');
    expect(() => fileAndDatabase('backup', ['x'], { databaseUrl: null })).toThrow('DATABASE_URL');
  });
});
