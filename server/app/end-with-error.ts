import { WrongDatabase } from '../../database/demo/seed-demo-world.ts';
import { DataFolderInUse } from '#db/connection/lock-file.ts';
import { SettingsError } from './settings.ts';

const expectedErrors = [SettingsError, DataFolderInUse, WrongDatabase];

/** Ends a process that cannot start; an error that tells its reader what to do needs no stack. */
export function endWithError(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isExpected = expectedErrors.some((expected) => error instanceof expected);
  process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
  process.exit(1);
}
