import { expectShortWaits } from '#ticketing/batches/test-longest-wait.ts';
import { databaseName } from '#testing/test-database.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { freeCompany } from '../test-free-order.ts';
import { freeOrders, rightFreeRows } from '../test-many-free.ts';

if (databaseName === 'PGlite')
  portalTest(
    'on the embedded database a mass order of 1,000 rows lets no other request wait for more than 200 ms',
    async (portal) => {
      const batches = freeOrders(portal);
      await expectShortWaits({
        portal,
        batches,
        draft: () => batches.checked(rightFreeRows(1_000)),
        companyId: freeCompany(portal).id,
        userId: portal.user('support').id,
      });
    },
    180_000,
  );
