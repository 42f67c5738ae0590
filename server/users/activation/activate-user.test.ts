import { getContact } from '@takst/contract/session/get-contact.contract.ts';
import { activateUser } from '@takst/contract/users/activate-user.contract.ts';
import { getActivation } from '@takst/contract/users/get-activation.contract.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstMoment } from '#testing/portal/marked-world.ts';
import { testBrowser } from '#session/test-browser.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import {
  changesOfUser,
  linksSentTo,
  stateOf,
} from '../administration/test-administration.store.ts';
import { idOf, newUser, refused, usersAs } from '../administration/test-users-as.ts';
import { accountOf } from '../test-activation.store.ts';

const password = 'tolv tegn minst';

describe.each(testDatabases)('an activation link on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test, {
      environment: { OIDC_AKT_ISSUER: 'https://login.akt.example', OIDC_AKT_CLIENT_ID: 'portal' },
    });
  });
  beforeEach(() => portal.clock.set(firstMoment));
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  const administrator = (tenant: TenantId = 'ruter') =>
    usersAs(portal, portal.user('users', tenant));
  const linkOf = async (email: string) => (await linksSentTo(test.database, email)).at(-1) ?? '';
  const invited = async (tenant: TenantId = 'ruter') => {
    const user = newUser();
    const id = idOf(await administrator(tenant).create(user));
    return { ...user, id, token: await linkOf(user.email) };
  };
  const look = (token: string, tenant: TenantId = 'ruter') =>
    callLoosely(portal.port, { tenant }, { route: getActivation, input: { params: { token } } });
  const use = (token: string, body: object = { password }, tenant: TenantId = 'ruter') =>
    callLoosely(
      portal.port,
      { tenant },
      { route: activateUser, input: { params: { token }, body } },
    );

  it('says whose it is, how they will sign in and until when it can be used, as often as one looks', async () => {
    const { token, email } = await invited();
    for (const _ of [1, 2, 3]) {
      expect(await look(token)).toMatchObject({
        status: 200,
        json: { email, firstName: 'Nils', way: 'password', expiresAt: '2026-03-13T09:00:00Z' },
      });
    }
  });

  it('gives a new user a password, and makes them active', async () => {
    const { id, token, email } = await invited();
    expect(await use(token)).toMatchObject({ status: 200, json: { email } });
    expect(await stateOf(test.database, id)).toBe('ACTIVE');
    expect(await accountOf(test.database, { email, password })).toEqual({ isPassword: true });
    expect((await changesOfUser(test.database, id)).at(-1)).toMatchObject({
      kind: 'activate-user',
      user_id: id,
      before: { state: 'INACTIVE' },
      after: { state: 'ACTIVE' },
    });
  });

  it('is all that a new user needs to sign in', async () => {
    const { token, email } = await invited();
    const browser = testBrowser();
    const at = (path: string) => `http://localhost:${portal.port}${path}`;
    const signIn = async () => browser.submit(await browser.go(at('/login')), { email, password });
    expect(await signIn()).toMatchObject({ status: 422 });
    await use(token);
    await signIn();
    const { status, body } = await browser.go(at(getContact.path));
    expect({ status, email: (JSON.parse(body) as { email: unknown }).email }).toEqual({
      status: 200,
      email,
    });
  });

  it('is used once, and one wins of 32 at a time', async () => {
    const { token } = await invited();
    const answers = await Promise.all(Array.from({ length: 32 }, () => use(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ text }) => text))).toEqual(
      new Set(['{"code":"ACTIVATION_USED"}']),
    );
    expect(await use(token)).toMatchObject(refused('ACTIVATION_USED', 410));
    expect(await look(token)).toMatchObject(refused('ACTIVATION_USED', 410));
  });

  it('lasts 7 days', async () => {
    const { token } = await invited();
    portal.clock.set('2026-03-13T08:59:59Z');
    expect(await look(token)).toMatchObject({ status: 200 });
    portal.clock.set('2026-03-13T09:00:00Z');
    expect(await look(token)).toMatchObject(refused('ACTIVATION_EXPIRED', 410));
    expect(await use(token)).toMatchObject(refused('ACTIVATION_EXPIRED', 410));
  });

  it('leads nowhere when the user was deactivated or got a newer one, or at another operator', async () => {
    const { id, token, email } = await invited();
    expect(await look(token, 'fjord')).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
    await administrator().reactivate(id);
    expect(await use(token)).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
    const newer = await linkOf(email);
    expect(await look(newer)).toMatchObject({ status: 200 });
    await administrator().deactivate(id);
    expect(await use(newer)).toMatchObject(refused('ACTIVATION_NOT_FOUND', 404));
    expect(await stateOf(test.database, id)).toBe('INACTIVE');
  });

  it.each([
    ['none', {}, 'PASSWORD_REQUIRED'],
    ['one of 11 characters', { password: 'x'.repeat(11) }, 'INVALID_INPUT'],
    ['one of 201 characters', { password: 'x'.repeat(201) }, 'INVALID_INPUT'],
  ])('takes a password of at least 12 characters, not %s', async (_, body, code) => {
    const { token } = await invited();
    expect(await use(token, body)).toMatchObject({ status: 422, json: { code } });
    expect(await use(token)).toMatchObject({ status: 200 });
  });

  it('leads to the sign-in where the operator has a provider of its own, and keeps no password', async () => {
    const { id, token, email } = await invited('akt');
    expect(await look(token, 'akt')).toMatchObject({ json: { way: 'provider' } });
    expect(await use(token, { password }, 'akt')).toMatchObject(refused('PASSWORD_NOT_TAKEN', 422));
    expect(await use(token, {}, 'akt')).toMatchObject({ status: 200, json: { email } });
    expect(await stateOf(test.database, id)).toBe('ACTIVE');
    expect(await accountOf(test.database, { email, password })).toBeNull();
  });

  it('gives who comes back a new password in place of the old one', async () => {
    const { id, token, email } = await invited();
    await use(token);
    await administrator().deactivate(id);
    await administrator().reactivate(id);
    await use(await linkOf(email), { password: 'et ganske nytt et' });
    expect(await accountOf(test.database, { email, password })).toEqual({ isPassword: false });
    expect(await accountOf(test.database, { email, password: 'et ganske nytt et' })).toEqual({
      isPassword: true,
    });
  });

  it('signs nobody in by itself', async () => {
    const { token } = await invited();
    const { headers } = await use(token);
    expect(headers['set-cookie']).toBeUndefined();
    const answer = await callLoosely(
      portal.port,
      { tenant: 'ruter', token },
      { route: getContact, input: {} },
    );
    expect(answer.status).toBe(401);
  });

  it('cannot be guessed: after 60 wrong ones in ten minutes even the right one waits', async () => {
    const start = Temporal.Instant.from(firstMoment).add({ hours: 1 });
    portal.clock.set(start.toString());
    const { token } = await invited();
    const wrong = await Promise.all(
      Array.from({ length: 70 }, (_, place) => look(`${place}${token}`)),
    );
    expect(wrong.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(await look(token)).toMatchObject({ status: 429 });
    portal.clock.set(start.add({ minutes: 11 }).toString());
    expect(await look(token)).toMatchObject({ status: 200 });
  });
});
