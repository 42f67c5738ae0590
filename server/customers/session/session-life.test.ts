import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listOwnSessions } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { describe, expect } from 'vitest';
import { statementsOf } from '#testing/statements.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { openSession } from './own-sessions/test-sessions.store.ts';
import { testBrowser } from './test-browser.ts';
import { contactPath, sessionTestWith, type SessionPortal } from './test-portal.ts';
import { password, placeLogin, placeUser } from './test-users.store.ts';

const hour = 3_600;

const sessionTest = sessionTestWith(async ({ start }) => {
  const portal = await start();
  /** The same portal in another process. */
  return { ...portal, twin: await start({ clock: portal.clock }) };
});

describe('a session (docs/decisions/0132)', () => {
  const signedIn = async (portal: SessionPortal & { twin: SessionPortal }, name: string) => {
    const email = `${name}@bedrift.no`;
    await placeUser(portal.database, { email });
    await placeLogin(portal.database, { email, subject: `sub-${name}` });
    const browser = testBrowser();
    await browser.submit(await browser.go(portal.at('/login')), { email, password });
    return async (process: SessionPortal = portal) =>
      (await browser.go(process.at(contactPath))).status;
  };

  sessionTest('ends after twelve hours without use, which a use prolongs', async (portal) => {
    const call = await signedIn(portal, 'unused');
    portal.clock.moveOn(11 * hour);
    expect(await call()).toBe(200);
    portal.clock.moveOn(11 * hour);
    expect(await call()).toBe(200);
    portal.clock.moveOn(12 * hour);
    expect(await call()).toBe(401);
    expect(await call(portal.twin)).toBe(401);
  });

  sessionTest('goes on where another process knows of its use', async (portal) => {
    const call = await signedIn(portal, 'elsewhere');
    expect(await call()).toBe(200);
    portal.clock.moveOn(11 * hour);
    expect(await call(portal.twin)).toBe(200);
    portal.clock.moveOn(2 * hour);
    expect(await call()).toBe(200);
  });

  sessionTest('ends after thirty days in any case', async (portal) => {
    const call = await signedIn(portal, 'always');
    for (let hours = 0; hours < 710; hours += 10) {
      portal.clock.moveOn(10 * hour);
      expect(await call()).toBe(200);
    }
    portal.clock.moveOn(10 * hour);
    expect(await call()).toBe(401);
  });
});

const portalTest = portalTestWith({ environment: { SESSION_UNUSED_HOURS: '2' } });

describe('a session that lasts two hours without use', () => {
  const later = (portal: TestPortal, minutes: number) =>
    portal.clock.set(portal.clock.now().add({ minutes }).toString());
  const session = async (portal: TestPortal) => {
    const { id: userId, tenant } = portal.user('hr-everything');
    const at = portal.clock.now();
    const opened = { tenant, userId, userAgent: 'Firefox', at };
    return { ...portal.user('hr-everything'), token: await openSession(portal.database, opened) };
  };

  portalTest('is not prolonged by what an open page asks by itself', async (portal) => {
    const user = await session(portal);
    const { id } = portal.company('several-services');
    const poll = async () =>
      (await portal.callAs(user, countTicketRequests, { params: { id } })).status;
    expect(await poll()).toBe(200);
    later(portal, 90);
    expect(await poll()).toBe(200);
    later(portal, 30);
    expect(await poll()).toBe(401);
  });

  portalTest('clears no cache when its use is written', async (portal) => {
    const [one, other] = [await session(portal), await session(portal)];
    const call = async (caller: typeof one) =>
      (await statementsOf(() => portal.callAs(caller, getContact, {}))).statements.length;
    later(portal, 10);
    await call(one);
    await expect.poll(() => call(one)).toBe(1);
    // The call of the other writes its use, and reads who it is.
    expect(await call(other)).toBeGreaterThan(1);
    expect(await call(one)).toBe(1);
  });

  portalTest('is not listed when its time is over', async (portal) => {
    const [left, used] = [await session(portal), await session(portal)];
    later(portal, 90);
    expect((await portal.callAs(used, getContact, {})).status).toBe(200);
    later(portal, 60);
    const { json } = await portal.callAs(used, listOwnSessions, {});
    expect(json).toMatchObject([{ isCurrent: true }]);
    expect((await portal.callAs(left, getContact, {})).status).toBe(401);
  });
});
