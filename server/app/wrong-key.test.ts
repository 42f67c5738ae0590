import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataFolderInUse } from '#platform/db/connection/lock-file.ts';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { WrongKey } from '#platform/db/secrets/check-keys.ts';
import { loadLinkKeys } from '#ticketing/tickets/phone/link-key.store.ts';
import { secretsFrom } from './settings/secret-keys.ts';
import { putInTheClear } from './test-stored-secrets.query.ts';

const minute = 60_000;

describe('a start on a folder', () => {
  it(
    'keeps its data; is refused beside another, and with another key than the data were written with',
    async () => {
      const [dataDir, elsewhere] = [
        await mkdtemp(join(tmpdir(), 'takst-key-')),
        await mkdtemp(join(tmpdir(), 'takst-key-')),
      ];
      const warned: string[] = [];
      const log = { info: () => undefined, warn: (text: string) => void warned.push(text) };
      const openWith = (folder: string) =>
        openDatabase(
          {
            databaseUrl: null,
            dataDir,
            secrets: secretsFrom({ keys: undefined, dataDir: folder }),
          },
          log,
        );
      const first = await openWith(dataDir);
      expect(warned[0]).toMatch(/not for production/);
      // One migrated folder serves both tests: migrating it takes seconds.
      await expect(openWith(dataDir)).rejects.toThrow(DataFolderInUse);
      await first.ping();
      const keys = await loadLinkKeys(first.database);
      await first.close();

      await expect(openWith(elsewhere)).rejects.toThrow(WrongKey);
      expect(warned.join('\n')).not.toContain('rotate-key');

      const again = await openWith(dataDir);
      expect(await loadLinkKeys(again.database)).toEqual(keys);
      await putInTheClear(again.database);
      await again.close();

      const clear = await openWith(dataDir);
      expect(warned.at(-1)).toBe(
        '3 secrets of an earlier version are not encrypted: run npm run rotate-key.',
      );
      expect(await loadLinkKeys(clear.database)).toEqual(keys);
      await clear.close();
      for (const folder of [dataDir, elsewhere]) await rm(folder, { recursive: true });
    },
    3 * minute,
  );
});
