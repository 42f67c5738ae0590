import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { testBrowser } from './test-browser.ts';
import { contactPath, sessionTest } from './test-portal.ts';
import { password, placeLogin, placeUser } from './test-users.store.ts';
import { openSession } from './own-sessions/test-sessions.store.ts';

const portalTest = portalTestWith({
  environment: { PUBLIC_URL: 'https://localhost', TRUST_PROXY: 'true' },
});

describe('a cookie on https (docs/decisions/0132)', () => {
  const statusWith = async (portal: TestPortal, cookie: string) =>
    (await portal.send({ path: getContact.path, headers: { cookie } })).status;
  const cookiesOf = async (portal: TestPortal, path: string, cookie = '') => {
    const { headers } = await portal.send({ path, headers: { cookie } });
    return [headers['set-cookie'] ?? []].flat();
  };

  portalTest('of a session is read by the name that only this host can set', async (portal) => {
    const { token } = portal.user('hr');
    expect(await statusWith(portal, `__Host-takst_session=${token}`)).toBe(200);
    expect(await statusWith(portal, `takst_session=${token}`)).toBe(401);
  });

  portalTest.each(['/login', '/onboarding/company-to-onboard/923609016'])(
    'has the name and all that goes with it: %s',
    async (portal, path) => {
      const cookies = await cookiesOf(portal, path);
      expect(cookies).toHaveLength(1);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-takst_\w+=[\w-]{43};/);
        expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
        expect(cookie).not.toContain('Domain');
      }
    },
  );

  portalTest.each([
    ['takst_browser', '/login'],
    ['takst_onboarding', '/onboarding/company-to-onboard/923609016'],
  ])('%s is not taken over from another name or form', async (portal, name, path) => {
    for (const planted of [`${name}=${'x'.repeat(43)}`, `__Host-${name}=planted`]) {
      const [cookie] = await cookiesOf(portal, path, planted);
      expect(cookie).toMatch(new RegExp(`^__Host-${name}=[\\w-]{43};`));
      expect(cookie).not.toContain('xxx');
    }
    const sentValue = 'y'.repeat(43);
    const [renewedCookie] = await cookiesOf(portal, path, `__Host-${name}=${sentValue}`);
    expect(renewedCookie).toContain(`__Host-${name}=${sentValue};`);
  });
});

describe('a session that somebody planted', () => {
  sessionTest('is not the one that a sign-in opens, and ends with it', async (portal) => {
    const email = 'kari@bedrift.no';
    const [userId, attackerId] = [
      await placeUser(portal.database, { email }),
      await placeUser(portal.database, { email: 'other@bedrift.no' }),
    ];
    await placeLogin(portal.database, { email, subject: 'sub-kari' });
    const planted = await openSession(portal.database, {
      tenant: 'ruter',
      userId: attackerId,
      userAgent: 'Firefox',
      at: portal.clock.now(),
    });
    const [browser, attacker] = [testBrowser(), testBrowser()];
    for (const one of [browser, attacker]) one.setCookie('localhost', 'takst_session', planted);
    await browser.submit(await browser.go(portal.at('/login')), { email, password });
    expect(browser.cookie('localhost', 'takst_session')).not.toBe(planted);
    const { status, body } = await browser.go(portal.at(contactPath));
    expect([status, JSON.parse(body)]).toMatchObject([200, { id: userId }]);
    expect((await attacker.go(portal.at(contactPath))).status).toBe(401);
  });
});
