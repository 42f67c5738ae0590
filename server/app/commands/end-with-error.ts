import { WrongDatabase } from '../../../database/demo/seed-demo-world.ts';
import { DatabaseRefused } from '#platform/db/connection/database-refused.ts';
import { DataFolderInUse } from '#platform/db/connection/lock-file.ts';
import { MigrationRefused } from '#platform/db/migrate/migrations.ts';
import { WrongReferenceFile } from '../reference-data/read-reference-file.ts';
import { SettingsError } from '../settings/setting-faults.ts';
import { BackupFailed } from './backup-command.ts';
import { NoHeads } from './check-record-command.ts';
import { WrongKey } from '#platform/db/secrets/check-keys.ts';

const expectedErrors = [
  SettingsError,
  WrongReferenceFile,
  DataFolderInUse,
  WrongDatabase,
  DatabaseRefused,
  MigrationRefused,
  NoHeads,
  WrongKey,
  BackupFailed,
];

/** Ends a process that cannot start; an error that tells its reader what to do needs no stack. */
export function endWithError(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isExpected = expectedErrors.some((expected) => error instanceof expected);
  const text = addressTaken(error) ?? (isExpected ? message : (stack ?? message));
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT: another program listens on it',
  EACCES: 'PORT: this user may not listen on it',
  EADDRNOTAVAIL: 'HOST: is no address of this machine',
  ENOTFOUND: 'HOST: is no address of this machine',
};

/** Why the server cannot listen; null for any other error. */
function addressTaken(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null;
  const fault = listenFaults[String(error.code)];
  return fault ? `Takst cannot start:\n  ${fault} (${error.message})` : null;
}
