import { expect } from 'vitest';
import { databaseName } from '#testing/test-database.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { batchesOf, rightRows } from './test-batches.ts';
import { ticketsPerRow } from './test-batches.store.ts';
import { expectShortWaits } from './test-longest-wait.ts';

const rows = 1_000;

if (databaseName === 'PGlite')
  portalTest(
    'on the embedded database 1,000 rows let no other request wait for more than 200 ms',
    async (portal) => {
      const batches = batchesOf(portal);
      const ids: number[] = [];
      await expectShortWaits({
        portal,
        batches,
        draft: async () => {
          const id = await batches.checked(rightRows(rows), {}, 'ticked');
          ids.push(id);
          return id;
        },
        companyId: portal.company('several-services').id,
        userId: portal.user('hr').id,
      });
      for (const id of ids) expect(await ticketsPerRow(portal.database, id)).toEqual({ 1: rows });
    },
    180_000,
  );
