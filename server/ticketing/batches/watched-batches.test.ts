import {
  listBatches,
  listOperatorBatches,
} from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { codeImportCalls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import { travelCardNumberCalls } from '@takst/contract/ticketing/travel-cards/travel-card-number-calls.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { describe, expect } from 'vitest';
import { hosts } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { statementsMeanwhile } from '#testing/statements.ts';
import { batchesOf, rightRows } from './test-batches.ts';
import { setRunning, setState } from './test-batches.store.ts';

const listOf = ({ path }: Route, companyId: number) =>
  path.replace('{companyId}', String(companyId));

/** A user's browser asks; it has the answer with an ETag already, or none. */
const ask = (portal: TestPortal, user: WorldUser, path: string, etag?: string) =>
  portal.send({
    path,
    headers: {
      host: `${hosts[user.tenant]}:${portal.port}`,
      cookie: `takst_session=${user.token}`,
      ...(etag !== undefined && { 'if-none-match': etag }),
    },
  });

/** A batch that runs, on which nobody works. */
async function runningBatch(portal: TestPortal): Promise<number> {
  const id = await batchesOf(portal).checked(rightRows(2));
  await setRunning(portal.database, id, portal.user('hr').id);
  return id;
}

describe('those who watch a batch', () => {
  portalTest('get its progress again only when it has changed', async (portal) => {
    const batches = batchesOf(portal);
    const id = await batches.checked(rightRows(2));
    const hr = portal.user('hr');
    const path = batches.calls.getProgress.path.replace('{id}', String(id));
    const first = await ask(portal, hr, path);
    const etag = String(first.headers['etag']);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(await ask(portal, hr, path, etag)).toMatchObject({ status: 304, text: '' });
    // As a proxy may have passed it on.
    expect((await ask(portal, hr, path, `"other", W/${etag}`)).status).toBe(304);
    expect((await ask(portal, hr, path, '"other"')).status).toBe(200);
    await batches.run(id, 'discard');
    expect((await ask(portal, hr, path, etag)).status).toBe(404);
  });

  portalTest('are asked who they are, whatever answer they know', async (portal) => {
    const id = await runningBatch(portal);
    const path = batchesOf(portal).calls.getProgress.path.replace('{id}', String(id));
    const hr = portal.user('hr');
    const etag = String((await ask(portal, hr, path)).headers['etag']);
    const { status } = await ask(portal, { ...hr, token: 'nobody' }, path, etag);
    expect(status).toBe(401);
    const stranger = portal.user('hr-single');
    expect((await ask(portal, stranger, path, etag)).status).toBe(404);
  });
});

describe('the list of batches', () => {
  portalTest('is read once a second while one runs, whoever asks', async (portal) => {
    await runningBatch(portal);
    const hr = portal.user('hr');
    const path = listOf(listBatches, portal.company('several-services').id);
    await ask(portal, hr, path);
    const startedAt = performance.now();
    const { result, statements } = await statementsMeanwhile(() =>
      Promise.all(Array.from({ length: 100 }, () => ask(portal, hr, path))),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(result.every(({ text }) => text === result[0]?.text)).toBe(true);
    expect(statements.length).toBeLessThanOrEqual(Math.ceil(seconds));
    const idsFrom = async (offset: number) => {
      const { text } = await ask(portal, hr, `${path}?maxEntries=1&offset=${offset}`);
      return (JSON.parse(text) as { matches: { id: number }[] }).matches.map(({ id }) => id);
    };
    const newer = await runningBatch(portal);
    expect([await idsFrom(0), await idsFrom(1)]).toEqual([[newer], [expect.any(Number)]]);
    expect(await idsFrom(1)).not.toEqual([newer]);
    const all = JSON.parse((await ask(portal, hr, `${path}?maxEntries=2`)).text);
    expect(all.matches).toHaveLength(2);
  });

  portalTest('is as it is now for whoever has changed it, while none runs', async (portal) => {
    const user = portal.user('hr-single');
    const company = portal.company('single-service');
    const batches = batchesOf(portal, { user, company });
    const path = listOf(listBatches, company.id);
    const count = async () => JSON.parse((await ask(portal, user, path)).text).totalEntries;
    // One that has stopped waits for a user: no browser asks again.
    const resting = await batches.create(1);
    await setRunning(portal.database, resting, user.id);
    await setState(portal.database, resting, 'stopped');
    const before = await count();
    const id = await batches.create(1);
    expect(await count()).toBe(before + 1);
    await batches.run(id, 'discard');
    expect(await count()).toBe(before);
  });

  portalTest('of one company is never that of another', async (portal) => {
    await runningBatch(portal);
    const at = portal.company('several-services');
    const hr = portal.user('hr');
    const own = await ask(portal, hr, listOf(listBatches, at.id));
    expect(JSON.parse(own.text).totalEntries).toBeGreaterThan(0);
    const stranger = portal.user('hr-single');
    const refused = await ask(
      portal,
      stranger,
      listOf(listBatches, at.id),
      String(own.headers['etag']),
    );
    expect(refused.status).toBe(404);
    const theirs = await ask(
      portal,
      stranger,
      listOf(listBatches, portal.company('single-service').id),
    );
    expect(theirs.status).toBe(200);
    expect(theirs.text).not.toBe(own.text);
  });

  portalTest('has no service that a user may not see, who asks after others', async (portal) => {
    const support = portal.user('support');
    const of = { calls: codeImportCalls, options: { act: 'JOULE' } };
    const id = await batchesOf(portal, { user: support, of }).create(1);
    await setRunning(portal.database, id, support.id);
    const listed = async (name: string) => {
      const { text } = await ask(portal, portal.user(name), listOperatorBatches.path);
      return (JSON.parse(text) as { matches: { id: number }[] }).matches.map((one) => one.id);
    };
    expect(await listed('support')).toContain(id);
    expect(await listed('travel-cards')).not.toContain(id);
    const ofAnother = `${listOperatorBatches.path}?service=voucher-offers`;
    expect((await ask(portal, support, ofAnother)).text).not.toContain('code-imports');
  });

  portalTest('of one operator is never that of another', async (portal) => {
    const user = portal.user('travel-cards');
    const of = { calls: travelCardNumberCalls, options: {} };
    const id = await batchesOf(portal, { user, of }).create(1);
    await setRunning(portal.database, id, user.id);
    const idsOf = async (who: WorldUser, path: string) => {
      const { text } = await ask(portal, who, path);
      return (JSON.parse(text) as { matches: { id: number }[] }).matches.map((one) => one.id);
    };
    expect(await idsOf(user, listOperatorBatches.path)).toContain(id);
    const elsewhere = portal.user('travel-cards', 'fjord');
    expect(await idsOf(elsewhere, listOperatorBatches.path)).not.toContain(id);
    // Nor is it among those of a company, or the other way round.
    const companyId = portal.company('several-services').id;
    expect(await idsOf(portal.user('support'), listOf(listBatches, companyId))).not.toContain(id);
    const ofCompany = await runningBatch(portal);
    expect(await idsOf(user, listOperatorBatches.path)).not.toContain(ofCompany);
  });
});
