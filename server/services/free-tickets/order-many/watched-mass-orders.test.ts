import { listMassOrders } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { describe, expect } from 'vitest';
import { setRoles } from '#testing/portal/access-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { statementsMeanwhile } from '#testing/statements.ts';
import { placeFreeCompany } from '../book/test-book-world.store.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { freeCompany } from '../test-free-order.ts';
import { freeOrders, rightFreeRow } from '../test-many-free.ts';
import { askForMassOrders as watch } from './test-watch.ts';

describe('those who watch the mass orders of a company', () => {
  portalTest('cost one read a second, however many they are', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    await watch(portal, hr);
    const startedAt = performance.now();
    const { result, statements } = await statementsMeanwhile(() =>
      Promise.all(Array.from({ length: 100 }, () => watch(portal, hr))),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(new Set(result.map(({ text }) => text)).size).toBe(1);
    expect(statements.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });

  portalTest('get the answer of their own company, page and kinds', async (portal) => {
    const batches = freeOrders(portal);
    const [older, newer] = [await batches.create(1), await batches.create(1)];
    const { id: elsewhere } = await placeFreeCompany(portal.database);
    const idsIn = async (
      query: NonNullable<CallInput<typeof listMassOrders>['query']>,
      companyId = freeCompany(portal).id,
    ) => {
      const input = { params: { companyId }, query };
      const { json } = await portal.callAs(portal.user('support'), listMassOrders, input);
      return (json as { matches: { id: number }[] }).matches.map(({ id }) => id);
    };
    const all = { operations: 'all' } as const;
    const two = { ...all, maxEntries: '2' };
    expect(await idsIn(two)).toEqual([newer, older]);
    expect(await idsIn(two, elsewhere)).toEqual([]);
    expect(await idsIn({ ...all, maxEntries: '1' })).toEqual([newer]);
    expect(await idsIn({ maxEntries: '1' })).not.toContain(newer);
    expect(await idsIn({ ...all, maxEntries: '1', offset: '1' })).toEqual([older]);
  });

  portalTest('get an answer again only when it has changed', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const etag = String((await watch(portal, hr)).headers['etag']);
    expect(await watch(portal, hr, etag)).toMatchObject({ status: 304, text: '' });
    const batches = freeOrders(portal);
    const id = await batches.checked([rightFreeRow()]);
    await batches.carryOut(id);
    const isNew = async () => (await watch(portal, hr, etag)).status;
    await expect.poll(isNew, { timeout: 3_000, interval: 50 }).toBe(200);
  });

  portalTest('get nothing as soon as their role is taken, whatever they know', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const { id: companyId } = freeCompany(portal);
    const etag = String((await watch(portal, hr)).headers['etag']);
    expect((await watch(portal, hr, etag)).status).toBe(304);
    await setRoles(portal.database, { userId: hr.id, companyId, roles: [] });
    expect([403, 404]).toContain((await watch(portal, hr, etag)).status);
    const stranger = portal.user('hr-single');
    expect((await watch(portal, stranger, etag)).status).toBe(404);
    expect((await watch(portal, { ...hr, token: 'nobody' }, etag)).status).toBe(401);
  });
});
