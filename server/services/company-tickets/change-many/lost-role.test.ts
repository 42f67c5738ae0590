import { describe, expect } from 'vitest';
import { setRunning } from '#ticketing/batches/test-batches.store.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { setRoles, setUserState } from '#testing/portal/access-changes.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { ends, newPerson, type Person, tickedRow } from './test-changes.ts';
import { changesOfKind, removeRoles } from './test-changes.store.ts';

let people: Person[];
const portalTest = portalTestWith({}, async (portal) => {
  people = [await newPerson(portal), await newPerson(portal), await newPerson(portal)];
});

describe('a change for many of a user who no longer may', () => {
  /** Carries out one row, takes the access, and tries the rest. */
  async function loseAccess(portal: TestPortal, lose: (userId: number) => Promise<unknown>) {
    const batches = ends(portal);
    const id = await batches.checked(people.map(tickedRow), {}, 'ticked');
    const { id: userId } = portal.user('hr');
    await setRunning(portal.database, id, userId);
    const worker = testWorker(portal);
    const key = { companyId: portal.company('several-services').id, id };
    await carryOutRows(worker, key, 1);
    await lose(userId);
    await carryOutRows(worker, key, 100);
    const support = ends(portal, null, { user: portal.user('support') });
    expect(await support.progress(id)).toMatchObject({
      state: 'stopped',
      stopCode: 'NOT_ALLOWED',
      stoppedAt: null,
      done: 1,
      refused: 0,
    });
    const times = people.map(
      async ({ phone }) => (await changesOfKind(portal.database, 'end-ticket', phone)).length,
    );
    expect(await Promise.all(times)).toEqual([1, 0, 0]);
  }

  portalTest('stops when they are deactivated', async (portal) => {
    await loseAccess(portal, (userId) => setUserState(portal.database, userId, 'INACTIVE'));
    await setUserState(portal.database, portal.user('hr').id, 'ACTIVE');
  });

  portalTest('stops when they have the role in other companies alone', async (portal) => {
    const { id: companyId } = portal.company('several-services');
    const role = { userId: portal.user('hr').id, companyId };
    await loseAccess(portal, () => setRoles(portal.database, { ...role, roles: [] }));
    await setRoles(portal.database, { ...role, roles: ['COMPANY_ADMIN'] });
  });

  portalTest('stops when they have lost every role', async (portal) => {
    await loseAccess(portal, (userId) => removeRoles(portal.database, userId));
  });
});
