import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  listPersonRequests,
  type PersonRow,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { expect } from 'vitest';
import { accessIn } from '#customers/users/access-requests/test-access-requests.ts';
import { idOf, newUser, usersAs } from '#customers/users/administration/test-users-as.ts';
import { setLastSignIn } from '#customers/users/administration/test-administration.store.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { setUserState } from '#testing/portal/access-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const why = { reason: 'duty', caseNumber: 'SAK-7' } as const;

/** The rows of a phone, each as its kind and facts. */
async function known(portal: TestPortal, phone: string) {
  const { json } = await portal.callAs(portal.user('support'), findPersonalData, {
    body: { number: `+47${phone}` },
  });
  return (json as { rows: PersonRow[] }).rows;
}
const factsOf = ({ kind, facts }: PersonRow) => [
  kind,
  ...facts.map(({ name, value }) => `${name}: ${value}`),
];
const requestsOf = async (portal: TestPortal, tenant: 'ruter' | 'akt' = 'ruter') =>
  (
    (await portal.callAs(portal.user('support', tenant), listPersonRequests, { query: {} }))
      .json as { totalEntries: number; matches: { id: number; requestedBy: string }[] }
  ).matches;

portalTest(
  'a person is told what is known of a user and of a request for access',
  async (portal) => {
    const phone = newPhone();
    const person = { firstName: 'Åse', lastName: 'Ås', phone };
    const [user, other] = [newUser(person), newUser(person)];
    const users = usersAs(portal, portal.user('user-support'));
    const [id, otherId] = [idOf(await users.create(user)), idOf(await users.create(other))];
    const askedAt = portal.clock.now();
    const rejected = await accessIn(portal).asked({ ...person, companyName: 'Telenor' });
    portal.clock.set(askedAt.add({ minutes: 1 }).toString());
    await accessIn(portal)
      .as(portal.user('user-support'))
      .reject(rejected.id, { notify: false, reason: 'Slutter snart' });
    const who = ['Fornavn: Åse', 'Etternavn: Ås', `Mobilnummer: +47${phone}`];
    const facts = async () => (await known(portal, phone)).map(factsOf);
    const ofRequest = [
      'access-request',
      ...who,
      `E-post: ${rejected.email}`,
      'Begrunnelse: Slutter snart',
      expect.stringContaining(`Tidspunkt: ${askedAt.toString().slice(0, 16)}`),
      'Virksomhet: Telenor',
    ];
    const ofUser = ['user', ...who, `E-post: ${user.email}`, 'Status: INACTIVE'];
    const ofOther = ['user', ...who, `E-post: ${other.email}`];
    expect(await facts()).toEqual([ofRequest, ofUser, [...ofOther, 'Status: INACTIVE']]);
    // A user who is deleted is still known.
    expect(await users.deactivate(otherId)).toMatchObject({ status: 200 });
    await setUserState(portal.database, otherId, 'DELETED');
    await setLastSignIn(portal.database, id, '2026-03-05T08:00:00Z');
    const signedIn = expect.stringMatching(/^Tidspunkt: 2026-03-05T08:00:00/);
    expect((await facts()).slice(1)).toEqual([
      [...ofUser, signedIn],
      [...ofOther, 'Status: DELETED'],
    ]);
  },
);

portalTest(
  'each file and erasure is recorded with its user and case, and without the person',
  async (portal) => {
    const phone = newPhone();
    const { database, clock } = portal;
    const person = { phone, firstName: 'Per', lastName: 'Unikssen' };
    expect(await orderIn(portal)(person)).toMatchObject({ status: 200 });
    const body = { phoneNumber: `+47${phone}`, ...why };
    const support = portal.user('support');
    const rows = await known(portal, phone);
    const answer = await portal.callAs(
      { ...support, cookie: `takst_session=${support.token}; language=en` },
      exportPersonalData,
      { body },
    );
    const { text, fileName } = answer.json as { text: string; fileName: string };
    const file = JSON.parse(text) as { Data: Record<string, string>[] };
    expect(file).toMatchObject({ 'Phone number': `+47${phone}`, Made: clock.now().toString() });
    expect(file.Data).toHaveLength(rows.length);
    const customers = new Set(file.Data.flatMap(({ Customer }) => Customer ?? []));
    expect(customers).toEqual(new Set(rows.flatMap(({ company }) => company?.name ?? [])));
    expect(customers.size).toBe(1);
    const [exported] = await requestsOf(portal);
    const { id: exportId = 0 } = exported ?? {};
    expect(fileName).toBe(`personal-data-${exportId}.json`);
    expect(exported).toMatchObject({
      ...why,
      kind: 'export',
      state: 'done',
      count: rows.length,
      keptCount: null,
      requestedAt: clock.now().toString(),
    });
    // An erasure of somebody else, a minute later, comes first in the list.
    clock.set(clock.now().add({ minutes: 1 }).toString());
    const request = await accessIn(portal).asked({ phone: newPhone() });
    await accessIn(portal).as(portal.user('user-support')).reject(request.id);
    const erase = (phoneNumber: string) =>
      portal.callAs(portal.user('operator'), erasePersonalData, { body: { ...why, phoneNumber } });
    expect(await erase('+4799999999')).toMatchObject({
      status: 404,
      json: { code: 'PERSON_NOT_FOUND' },
    });
    expect(await erase(`+47${phone}`)).toMatchObject({
      status: 409,
      json: { code: 'STILL_IN_FORCE', kinds: ['ticket'] },
    });
    const erased = await erase(`+47${request.phone}`);
    const { id: eraseId } = erased.json as { id: number };
    await expect.poll(() => jobsLeft(database, 'erase-person'), { timeout: 20_000 }).toEqual([]);
    const requests = await requestsOf(portal);
    expect(requests.map(({ id }) => id)).toEqual([eraseId, exportId]);
    expect(await known(portal, request.phone)).toEqual([]);
    // Also what a colleague has done who is gone.
    await setUserState(database, portal.user('operator').id, 'INACTIVE');
    expect(await requestsOf(portal)).toEqual(requests);
    await setUserState(database, portal.user('operator').id, 'ACTIVE');
    expect(requests[0]).toMatchObject({ kind: 'erase', state: 'done', count: 1, keptCount: 0 });
    expect(requests[0]?.requestedBy).not.toBe(requests[1]?.requestedBy);
    expect(await requestsOf(portal, 'akt')).toEqual([]);
    const record = await recordedChanges(database)
      .where('subject_type', '=', 'personal-data-request')
      .execute();
    const nothing = { company_id: null, holder_id: null, before: null, after: null };
    expect(record).toMatchObject([
      {
        ...nothing,
        kind: 'export-personal-data',
        subject_id: String(exportId),
        user_id: support.id,
      },
      {
        ...nothing,
        kind: 'erase-personal-data',
        subject_id: String(eraseId),
        user_id: portal.user('operator').id,
      },
    ]);
  },
);
