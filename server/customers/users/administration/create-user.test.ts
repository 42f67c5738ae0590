import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { changesOfUser, linksSentTo } from './test-administration.store.ts';
import { idOf, newUser, refused, usersAs, usersIn } from './test-users-as.ts';

describe('a new user', () => {
  const local = (portal: TestPortal) => usersAs(portal, portal.user('users'));

  portalTest(
    'is inactive, gets an activation link by e-mail, and is in the record',
    async (portal) => {
      const user = newUser();
      const id = idOf(await local(portal).create(user));
      expect(await local(portal).get(id)).toMatchObject({
        json: {
          ...user,
          id,
          state: 'INACTIVE',
          status: 'INVITED',
          invitedUntil: '2026-03-13T09:00:00Z',
        },
      });
      expect(await linksSentTo(portal.database, user.email)).toHaveLength(1);
      expect(await changesOfUser(portal.database, id)).toMatchObject([
        {
          kind: 'create-user',
          company_id: null,
          user_id: portal.user('users').id,
          before: null,
          after: user,
        },
      ]);
    },
  );

  portalTest('has an e-mail that is unique at the operator, whatever its case', async (portal) => {
    const user = newUser();
    await local(portal).create(user);
    const again = { ...user, email: user.email.toUpperCase() };
    expect(await local(portal).create(again)).toMatchObject(refused('EMAIL_TAKEN', 409));
    expect(await linksSentTo(portal.database, again.email)).toEqual([]);
    const elsewhere = usersAs(portal, portal.user('users', 'akt'));
    expect(await elsewhere.create(user)).toMatchObject({ status: 200 });
  });

  portalTest('is made once by 32 who make them at once', async (portal) => {
    const user = newUser();
    const answers = await Promise.all(Array.from({ length: 32 }, () => local(portal).create(user)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ text }) => text))).toEqual(
      new Set(['{"code":"EMAIL_TAKEN"}']),
    );
    expect(await linksSentTo(portal.database, user.email)).toHaveLength(1);
    const all = { searchFor: user.email };
    expect(usersIn(await usersAs(portal, portal.user('operator')).list(all))).toHaveLength(1);
  });

  portalTest.each([
    ['a name of one letter', { firstName: 'N' }, 'firstName'],
    ['a name of 101 letters', { lastName: 'N'.repeat(101) }, 'lastName'],
    ['no name but spaces', { lastName: '   ' }, 'lastName'],
    ['no e-mail', { email: '' }, 'email'],
    ['something that is no e-mail', { email: 'nils at firma' }, 'email'],
    ['letters for a number', { phone: 'ring meg' }, 'phone'],
  ])('is refused with %s', async (portal, _, changed, path) => {
    expect(await local(portal).create(newUser(changed))).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT', fields: [{ path }] },
    });
  });

  portalTest('has a phone number of its country', async (portal) => {
    for (const changed of [
      { phone: '4123' },
      { phone: '041234567' },
      { phoneCountryCode: '+46', phone: '0701234567' },
    ]) {
      expect(await local(portal).create(newUser(changed))).toMatchObject(
        refused('PHONE_NOT_VALID', 422),
      );
    }
    // No operator takes phones of these (docs/decisions/0137).
    for (const changed of [
      { phoneCountryCode: '+999' },
      { phoneCountryCode: '+4', phone: '741234567' },
    ]) {
      expect(await local(portal).create(newUser(changed))).toMatchObject(
        refused('INVALID_INPUT', 422),
      );
    }
    for (const changed of [
      { phone: '22334455' },
      { phoneCountryCode: '+46', phone: '701234567' },
    ]) {
      expect(await local(portal).create(newUser(changed))).toMatchObject({ status: 200 });
    }
  });
});
