import { listMassOrders } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { setDiscarded } from '#ticketing/batches/test-batches.store.ts';
import { removeSession, setRoles } from '#testing/portal/access-changes.store.ts';
import type { OpenStream } from '#testing/portal/open-stream.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { statementsMeanwhile } from '#testing/statements.ts';
import { freeCompany } from '../test-free-order.ts';
import { freeOrders } from '../test-many-free.ts';
import { askForMassOrders, streamMassOrders } from './test-watch.ts';

const lines: string[] = [];
const log = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
/** The line about a call in the log. */
const lineOf = (headers: OpenStream['headers']) =>
  JSON.parse(lines.findLast((line) => line.includes(String(headers['x-request-id']))) ?? '{}');

const portalTest = portalTestWith({ log });
const within = { timeout: 5_000, interval: 20 };

/** Changes the list by one statement. */
async function changeOf(portal: TestPortal) {
  const id = await freeOrders(portal).create(1);
  return () => setDiscarded(portal.database, id);
}

const etagOf = async (portal: TestPortal, user: WorldUser): Promise<string> =>
  String((await askForMassOrders(portal, user)).headers['etag']);

const rolesOf = (portal: TestPortal, { id: userId }: WorldUser, roles: readonly string[]) =>
  setRoles(portal.database, { userId, companyId: freeCompany(portal).id, roles });

describe('a stream of the mass orders of a company', () => {
  portalTest('begins with the list, and has each further one as an event', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const change = await changeOf(portal);
    const stream = await streamMassOrders(portal, hr);
    expect(stream).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-session-version': expect.any(String),
        'content-security-policy': expect.any(String),
      },
    });
    await expect.poll(() => stream.ids().length, within).toBe(1);
    await change();
    await expect.poll(() => stream.ids().length, within).toBe(2);
    expect(stream.ids().at(-1)).toBe(await etagOf(portal, hr));
    const [, data = ''] = /data: (.*)\n\n$/.exec(stream.text()) ?? [];
    const { text } = await askForMassOrders(portal, hr);
    expect(JSON.parse(data)).toEqual(JSON.parse(text));
    expect(z.safeParse(listMassOrders.reply, JSON.parse(data)).success).toBe(true);
    stream.leave();
  });

  portalTest('has a change about a second after it', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const change = await changeOf(portal);
    const stream = await streamMassOrders(portal, hr, await etagOf(portal, hr));
    await sleep(1_500);
    await change();
    const changedAt = performance.now();
    await expect.poll(() => stream.ids().length, within).toBe(1);
    expect(performance.now() - changedAt).toBeLessThan(2_000);
    stream.leave();
  });

  portalTest('has no list that the caller has, and shows that it is open', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    // An answer is shared for a second: by then it has what was changed before.
    await sleep(1_100);
    const stream = await streamMassOrders(portal, hr, await etagOf(portal, hr));
    await expect.poll(stream.text).toBe(':\n\n');
    await expect.poll(stream.text, { timeout: 13_000 }).toBe(':\n\n:\n\n');
    stream.leave();
  });

  portalTest('costs one read a second for all, and none once they have left', async (portal) => {
    const users = [portal.user('hr-free-ticket'), portal.user('support')];
    const etag = await etagOf(portal, portal.user('support'));
    const startedAt = performance.now();
    const { result: streams, statements } = await statementsMeanwhile(async () => {
      const opened = await Promise.all(
        users.flatMap((user) =>
          Array.from({ length: 15 }, () => streamMassOrders(portal, user, etag)),
        ),
      );
      await sleep(3_200);
      return opened;
    });
    expect(statements.length).toBeGreaterThanOrEqual(2);
    const seconds = (performance.now() - startedAt) / 1_000;
    // One for each of the two users, who are found out once.
    expect(statements.length).toBeLessThanOrEqual(Math.ceil(seconds) + 3);
    for (const { leave } of streams) leave();
    await sleep(1_100);
    // Each is in the log, as it is whenever it ends.
    expect(streams.map(({ headers }) => lineOf(headers).res)).toEqual(
      streams.map(() => ({ statusCode: 200 })),
    );
    const { statements: later } = await statementsMeanwhile(() => sleep(2_500));
    expect(later).toEqual([]);
  });

  portalTest('ends before the next list goes to who has lost the role', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const change = await changeOf(portal);
    const stream = await streamMassOrders(portal, hr, await etagOf(portal, hr));
    await rolesOf(portal, hr, []);
    await change();
    await stream.ended;
    expect(stream.ids()).toEqual([]);
    await rolesOf(portal, hr, ['COMPANY_ADMIN']);
  });

  portalTest('ends without a change, too, for who has lost the role', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const stream = await streamMassOrders(portal, hr, await etagOf(portal, hr));
    await rolesOf(portal, hr, []);
    await stream.ended;
    expect(stream.ids()).toEqual([]);
    // The log tells the work from the time that the stream was open.
    const { streamMs, responseTime, res } = lineOf(stream.headers);
    expect(res).toEqual({ statusCode: 200 });
    expect(streamMs).toBeGreaterThan(5_000);
    expect(responseTime).toBeLessThan(streamMs);
    await rolesOf(portal, hr, ['COMPANY_ADMIN']);
  });

  portalTest('is refused beyond twenty of a session, until one of them is over', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => streamMassOrders(portal, hr)),
    );
    expect((await streamMassOrders(portal, hr)).status).toBe(429);
    streams[0]?.leave();
    const statusOfNext = async () => {
      const { status, leave } = await streamMassOrders(portal, hr);
      leave();
      return status;
    };
    await expect.poll(statusOfNext, within).toBe(200);
    for (const { leave } of streams) leave();
  });

  portalTest('is not opened for who may not see the list', async (portal) => {
    const stranger = portal.user('hr-single');
    expect((await streamMassOrders(portal, stranger)).status).toBe(404);
    expect((await streamMassOrders(portal, { ...stranger, token: 'nobody' })).status).toBe(401);
  });

  // Support has no session after this.
  portalTest('ends before the next list goes to a session that is over', async (portal) => {
    const support = portal.user('support');
    const change = await changeOf(portal);
    const stream = await streamMassOrders(portal, support, await etagOf(portal, support));
    await removeSession(portal.database, support.token);
    await change();
    await stream.ended;
    expect(stream.ids()).toEqual([]);
  });

  // The last one: the portal of the file is over.
  portalTest('ends at once when the server stops', async (portal) => {
    const hr = portal.user('hr-free-ticket');
    const stream = await streamMassOrders(portal, hr);
    await expect.poll(() => stream.ids().length, within).toBe(1);
    const startedAt = performance.now();
    await portal.app.close();
    await stream.ended;
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
