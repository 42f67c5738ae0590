import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import { getActivation } from '@takst/contract/customers/users/activation/get-activation.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { setUserState } from '#testing/portal/access-changes.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { testBrowser } from '#customers/session/test-browser.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import {
  changesOfUser,
  linksSentTo,
  stateOf,
} from '../administration/test-administration.store.ts';
import { idOf, newUser, refused, usersAs } from '../administration/test-users-as.ts';
import { accountOf } from '../test-activation.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

const password = 'tolv tegn minst';

const portalTest = portalTestWith({
  environment: { OIDC_AKT_ISSUER: 'https://login.akt.example', OIDC_AKT_CLIENT_ID: 'portal' },
});
const raceTest = raceTestOn(portalTest);

describe('an activation link', () => {
  const administrator = (portal: TestPortal, tenant: TenantId = 'ruter') =>
    usersAs(portal, portal.user('users', tenant));
  const linkOf = async (portal: TestPortal, email: string) =>
    (await linksSentTo(portal.database, email)).at(-1) ?? '';
  const invited = async (portal: TestPortal, tenant: TenantId = 'ruter') => {
    const user = newUser();
    const id = idOf(await administrator(portal, tenant).create(user));
    return { ...user, id, token: await linkOf(portal, user.email) };
  };
  const look = (portal: TestPortal, token: string, tenant: TenantId = 'ruter') =>
    callLoosely(portal.port, { tenant }, { route: getActivation, input: { params: { token } } });
  const activate = (
    portal: TestPortal,
    token: string,
    body: object = { password },
    tenant: TenantId = 'ruter',
  ) =>
    callLoosely(
      portal.port,
      { tenant },
      { route: activateUser, input: { params: { token }, body } },
    );

  portalTest('gives its first answer again to the same call with its key', async (portal) => {
    const { token } = await invited(portal);
    const useWithKey = (password: string, key: string) =>
      callLoosely(
        portal.port,
        { tenant: 'ruter' },
        { route: activateUser, input: { params: { token }, body: { password }, key } },
      );
    const [first, atOnce] = await Promise.all([
      useWithKey(password, 'activation-1'),
      useWithKey(password, 'activation-1'),
    ]);
    expect(first.status).toBe(200);
    expect(atOnce.text).toBe(first.text);
    expect(await useWithKey(password, 'activation-1')).toMatchObject({
      status: 200,
      text: first.text,
    });
    expect(await useWithKey('another password', 'activation-1')).toMatchObject({
      status: 422,
      json: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await useWithKey(password, 'activation-2')).toMatchObject({ status: 410 });
  });

  portalTest(
    'says whose it is, how they will sign in and until when it can be used, as often as one looks',
    async (portal) => {
      const { token, email } = await invited(portal);
      for (const _ of [1, 2, 3]) {
        expect(await look(portal, token)).toMatchObject({
          status: 200,
          json: { email, firstName: 'Nils', way: 'password', expiresAt: '2026-03-13T09:00:00Z' },
        });
      }
    },
  );

  portalTest('gives a new user a password, and makes them active', async (portal) => {
    const [{ id, token, email }, other] = [await invited(portal), await invited(portal)];
    expect(await activate(portal, token)).toMatchObject({ status: 200, json: { email } });
    expect(await stateOf(portal.database, id)).toBe('ACTIVE');
    expect(await look(portal, other.token)).toMatchObject({ status: 200 });
    expect(await accountOf(portal.database, { email, password })).toEqual({ isPassword: true });
    expect((await changesOfUser(portal.database, id)).at(-1)).toMatchObject({
      kind: 'activate-user',
      user_id: id,
      channel: 'link',
      before: { state: 'INVITED', invitedUntil: '2026-03-13' },
      after: { state: 'ACTIVE', invitedUntil: null },
    });
    expect(await administrator(portal).get(id)).toMatchObject({
      json: { status: 'ACTIVE', invitedUntil: null },
    });
  });

  portalTest('is recorded once in a company, whatever roles the user has there', async (portal) => {
    const { token, id } = await invited(portal);
    const { id: companyId } = portal.company('several-services');
    const support = usersAs(portal, portal.user('user-support'));
    expect(await support.give(id, companyId, ['COMPANY_ADMIN', 'USER_ADMIN'])).toMatchObject({
      status: 200,
    });
    expect(await activate(portal, token)).toMatchObject({ status: 200 });
    const recorded = await changesOfUser(portal.database, id);
    expect(recorded.filter(({ kind }) => kind === 'activate-user')).toMatchObject([
      { company_id: companyId },
    ]);
  });

  portalTest('is all that a new user needs to sign in', async (portal) => {
    const { token, email } = await invited(portal);
    const browser = testBrowser();
    const at = (path: string) => `http://localhost:${portal.port}${path}`;
    const signIn = async () => browser.submit(await browser.go(at('/login')), { email, password });
    expect(await signIn()).toMatchObject({ status: 422 });
    await activate(portal, token);
    await signIn();
    const { status, body } = await browser.go(at(getContact.path));
    expect({ status, email: (JSON.parse(body) as { email: unknown }).email }).toEqual({
      status: 200,
      email,
    });
  });

  portalTest('signs the new user in without asking for the password, once', async (portal) => {
    const { token, email } = await invited(portal);
    const { json } = await activate(portal, token);
    const { loginHint } = json as { loginHint: string };
    const at = (path: string) => `http://localhost:${portal.port}${path}`;
    const address = at(`/login?${new URLSearchParams({ loginHint }).toString()}`);
    const browser = testBrowser();
    await browser.go(address);
    const { status, body } = await browser.go(at(getContact.path));
    expect({ status, email: (JSON.parse(body) as { email: unknown }).email }).toEqual({
      status: 200,
      email,
    });
    const another = testBrowser();
    const page = await another.go(address);
    expect(page.url.pathname).toMatch(/^\/oidc\/interaction/);
    expect(page.body).toContain('name="password"');
    expect((await another.go(at(getContact.path))).status).toBe(401);
  });

  raceTest('is used once, by one of two', {
    prepare: (portal) => invited(portal),
    operation: (portal, { token }) => activate(portal, token),
    without: rowLock('users.user'),
    holds: async (portal, { token }, answers) => {
      expect(outcomesOf(answers)).toEqual(['ACTIVATION_USED', 'done']);
      expect(await activate(portal, token)).toMatchObject(refused('ACTIVATION_USED', 410));
      expect(await look(portal, token)).toMatchObject(refused('ACTIVATION_USED', 410));
    },
  });

  portalTest('stays used, also when its user is invited anew', async (portal) => {
    const { id, token } = await invited(portal);
    expect(await activate(portal, token)).toMatchObject({ status: 200 });
    await setUserState(portal.database, id, 'DELETED');
    expect(await look(portal, token)).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
    await setUserState(portal.database, id, 'ACTIVE');
    await administrator(portal).deactivate(id, 'true');
    await administrator(portal).reactivate(id);
    expect(await look(portal, token)).toMatchObject(refused('ACTIVATION_USED', 410));
  });

  portalTest('lasts 7 days', async (portal) => {
    const { token } = await invited(portal);
    portal.clock.set('2026-03-13T08:59:59Z');
    expect(await look(portal, token)).toMatchObject({ status: 200 });
    portal.clock.set('2026-03-13T09:00:00Z');
    expect(await look(portal, token)).toMatchObject(refused('ACTIVATION_EXPIRED', 410));
    expect(await activate(portal, token)).toMatchObject(refused('ACTIVATION_EXPIRED', 410));
  });

  portalTest(
    'leads nowhere when the user was deactivated or got a newer one, or at another operator',
    async (portal) => {
      const { id, token, email } = await invited(portal);
      expect(await look(portal, token, 'fjord')).toMatchObject(
        refused('ACTIVATION_NOT_FOUND', 404),
      );
      await administrator(portal).reactivate(id);
      expect(await activate(portal, token)).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
      const newer = await linkOf(portal, email);
      expect(await look(portal, newer)).toMatchObject({ status: 200 });
      await administrator(portal).deactivate(id);
      expect(await activate(portal, newer)).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
      expect(await stateOf(portal.database, id)).toBe('INACTIVE');
    },
  );

  portalTest.each([
    ['none', {}, 'PASSWORD_REQUIRED'],
    ['one of 11 characters', { password: 'x'.repeat(11) }, 'INVALID_INPUT'],
    ['one of 201 characters', { password: 'x'.repeat(201) }, 'INVALID_INPUT'],
  ])('takes a password of at least 12 characters, not %s', async (portal, _, body, code) => {
    const { token } = await invited(portal);
    expect(await activate(portal, token, body)).toMatchObject({ status: 422, json: { code } });
    expect(await activate(portal, token)).toMatchObject({ status: 200 });
  });

  portalTest(
    'leads to the sign-in where the operator has a provider of its own, and keeps no password',
    async (portal) => {
      const { id, token, email } = await invited(portal, 'akt');
      expect(await look(portal, token, 'akt')).toMatchObject({ json: { way: 'provider' } });
      expect(await activate(portal, token, { password }, 'akt')).toMatchObject(
        refused('PASSWORD_NOT_TAKEN', 422),
      );
      expect(await activate(portal, token, {}, 'akt')).toMatchObject({
        status: 200,
        json: { email },
      });
      expect(await stateOf(portal.database, id)).toBe('ACTIVE');
      expect(await accountOf(portal.database, { email, password })).toBeNull();
    },
  );

  portalTest('replaces the password of a reactivated user', async (portal) => {
    const { id, token, email } = await invited(portal);
    await activate(portal, token);
    await administrator(portal).deactivate(id);
    await administrator(portal).reactivate(id);
    await activate(portal, await linkOf(portal, email), { password: 'et ganske nytt et' });
    expect(await accountOf(portal.database, { email, password })).toEqual({ isPassword: false });
    expect(await accountOf(portal.database, { email, password: 'et ganske nytt et' })).toEqual({
      isPassword: true,
    });
  });

  portalTest('does not sign the user in', async (portal) => {
    const { token } = await invited(portal);
    const { headers } = await activate(portal, token);
    expect(headers['set-cookie']).toBeUndefined();
    const answer = await callLoosely(
      portal.port,
      { tenant: 'ruter', token },
      { route: getContact, input: {} },
    );
    expect(answer.status).toBe(401);
  });

  portalTest(
    'cannot be guessed: after 60 wrong ones in ten minutes the next one waits, and no right one',
    async (portal) => {
      const start = Temporal.Instant.from(firstMoment).add({ hours: 1 });
      portal.clock.set(start.toString());
      const { token } = await invited(portal);
      const wrong = await Promise.all(
        Array.from({ length: 70 }, (_, place) => look(portal, `${place}${token}`)),
      );
      expect(wrong.filter(({ status }) => status === 404)).toHaveLength(60);
      expect(await look(portal, `x${token}`)).toMatchObject({ status: 429 });
      // The link of somebody else behind the same address.
      expect(await look(portal, token)).toMatchObject({ status: 200 });
      portal.clock.set(start.add({ minutes: 11 }).toString());
      expect(await look(portal, `x${token}`)).toMatchObject({ status: 404 });
    },
  );
});
