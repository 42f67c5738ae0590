import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { changesOfUser, linksSentTo } from './test-administration.store.ts';
import { idOf, newUser, refused, usersAs, usersIn } from './test-users-as.ts';

describe.each(testDatabases)('a new user on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let local: ReturnType<typeof usersAs>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    local = usersAs(portal, portal.user('users'));
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  it('is inactive, gets an activation link by e-mail, and is in the record', async () => {
    const user = newUser();
    const id = idOf(await local.create(user));
    expect(await local.get(id)).toMatchObject({ json: { ...user, id, state: 'INACTIVE' } });
    expect(await linksSentTo(test.database, user.email)).toHaveLength(1);
    expect(await changesOfUser(test.database, id)).toMatchObject([
      {
        kind: 'create-user',
        company_id: null,
        user_id: portal.user('users').id,
        before: null,
        after: user,
      },
    ]);
  });

  it('has an e-mail that nobody else has at the operator, whatever its case', async () => {
    const user = newUser();
    await local.create(user);
    const again = { ...user, email: user.email.toUpperCase() };
    expect(await local.create(again)).toMatchObject(refused('EMAIL_TAKEN', 409));
    expect(await linksSentTo(test.database, again.email)).toEqual([]);
    const elsewhere = usersAs(portal, portal.user('users', 'akt'));
    expect(await elsewhere.create(user)).toMatchObject({ status: 200 });
  });

  it('is made once by 32 who make them at once', async () => {
    const user = newUser();
    const answers = await Promise.all(Array.from({ length: 32 }, () => local.create(user)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ text }) => text))).toEqual(
      new Set(['{"code":"EMAIL_TAKEN"}']),
    );
    expect(await linksSentTo(test.database, user.email)).toHaveLength(1);
    const all = { searchFor: user.email };
    expect(usersIn(await usersAs(portal, portal.user('operator')).list(all))).toHaveLength(1);
  });

  it.each([
    ['a name of one letter', { firstName: 'N' }, 'firstName'],
    ['a name of 101 letters', { lastName: 'N'.repeat(101) }, 'lastName'],
    ['no name but spaces', { lastName: '   ' }, 'lastName'],
    ['no e-mail', { email: '' }, 'email'],
    ['something that is no e-mail', { email: 'nils at firma' }, 'email'],
    ['letters for a number', { phone: 'ring meg' }, 'phone'],
  ])('is refused with %s', async (_, changed, path) => {
    expect(await local.create(newUser(changed))).toMatchObject({
      status: 422,
      json: { code: 'INVALID_INPUT', fields: [{ path }] },
    });
  });

  it('has a phone number of its country', async () => {
    for (const changed of [
      { phone: '4123' },
      { phone: '041234567' },
      { phoneCountryCode: '+999' },
      { phoneCountryCode: '+4', phone: '741234567' },
    ]) {
      expect(await local.create(newUser(changed))).toMatchObject(refused('PHONE_NOT_VALID', 422));
    }
    for (const changed of [
      { phone: '22334455' },
      { phoneCountryCode: '+46', phone: '701234567' },
    ]) {
      expect(await local.create(newUser(changed))).toMatchObject({ status: 200 });
    }
  });
});
