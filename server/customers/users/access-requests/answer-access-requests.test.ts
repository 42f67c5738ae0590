import { describe, expect } from 'vitest';
import {
  bringBack,
  changesOfCompany,
  markDeleted,
} from '#customers/companies/test-companies.store.ts';
import { agreementIds, setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { giveSchoolAgreement } from '#customers/users/administration/test-administration.store.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { setUserState } from '#testing/portal/access-changes.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { idOf, newUser, refused, usersAs } from '#customers/users/administration/test-users-as.ts';
import { accessIn, placeCustomer, requestsIn } from './test-access-requests.ts';
import { emailsAbout, requestsOf } from './test-access-requests.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTestOn } from '#testing/races/race-test.ts';

type Portal = TestPortal & { customer: Awaited<ReturnType<typeof placeCustomer>> };

const portalTest = portalTestWith(
  async ({ start }) => {
    const portal = await start();
    return { ...portal, customer: await placeCustomer(portal) };
  },
  ({ database, clock }) => applyRetentionRules(database, clock.now().add({ hours: 720 })),
);
const raceTest = raceTestOn(portalTest);
const soon = { timeout: 30_000 };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Requests for the customer and their administrators. */
function customerOf(portal: Portal) {
  const { organisationNumber, administrators } = portal.customer;
  const [one, other] = administrators;
  const access = accessIn(portal);
  return {
    access,
    one,
    other,
    asked: () => access.asked({ organisationNumber }),
    /** The form filled in, created by one press. */
    create: (user: typeof one, { id, ...person }: Awaited<ReturnType<typeof access.asked>>) => {
      const { organisationNumber: _, companyName: __, ...user_ } = person;
      return usersAs(portal, user).create(newUser({ ...user_, accessRequestId: id }));
    },
  };
}

describe('who sees a request for access', () => {
  portalTest('are the user administrators of its company, and global ones', async (portal) => {
    const { access, one, other, asked } = customerOf(portal);
    const { id } = await asked();
    const forSupport = await access.asked();
    const seenBy = async (user: Parameters<typeof access.as>[0]) =>
      requestsIn(await access.as(user).list({ maxEntries: '100' })).map((request) => request.id);
    for (const administrator of [one, other]) expect(await seenBy(administrator)).toContain(id);
    expect(await seenBy(one)).not.toContain(forSupport.id);
    expect(await seenBy(portal.user('user-support'))).toEqual(
      expect.arrayContaining([id, forSupport.id]),
    );
    const seenElsewhere = await seenBy(portal.user('user-support', 'akt'));
    for (const seen of [id, forSupport.id]) expect(seenElsewhere).not.toContain(seen);
    expect(await access.as(portal.user('hr-contractor')).list()).toMatchObject({ status: 403 });
    for (const [user, requestId] of [
      [one, forSupport.id],
      [portal.user('user-support', 'akt'), id],
    ] as const) {
      const answers = access.as(user);
      for (const answer of [
        await answers.get(requestId),
        await answers.handle(requestId),
        await answers.reject(requestId),
        await usersAs(portal, user).create(newUser({ accessRequestId: requestId })),
      ]) {
        expect(answer).toMatchObject(refused('ACCESS_REQUEST_NOT_FOUND', 404));
      }
    }
  });

  portalTest('filter and search what waits, and see who is known', async (portal) => {
    const { access, one, asked } = customerOf(portal);
    const request = await asked();
    const known = await access.asked({
      organisationNumber: portal.customer.organisationNumber,
      email: 'HR-Expired@ruter.example',
    });
    const support = access.as(portal.user('user-support'));
    portal.clock.set(portal.clock.now().add({ minutes: 1 }).toString());
    const forSupport = await access.asked({ lastName: 'Abel' });
    const search = async (query: Parameters<typeof support.list>[0]) =>
      requestsIn(await support.list({ maxEntries: '100', ...query })).map(({ id }) => id);
    expect(await search({ recipient: 'support', filter: 'open' })).toContain(forSupport.id);
    expect(await search({ recipient: 'support' })).not.toContain(request.id);
    expect(await search({ recipient: 'company' })).toEqual(
      expect.arrayContaining([known.id, request.id]),
    );
    expect(await search({ searchFor: `sporre ${request.email}` })).toEqual([request.id]);
    // The newest comes first, unless they are sorted by name.
    const waiting = { filter: 'open' } as const;
    expect((await search(waiting))[0]).toBe(forSupport.id);
    expect((await search({ ...waiting, sort: 'lastName' }))[0]).toBe(forSupport.id);
    expect((await search({ ...waiting, sort: '-lastName' })).at(-1)).toBe(forSupport.id);
    expect((await search({ ...waiting, sort: 'requestedAt' })).at(-1)).toBe(forSupport.id);
    expect(await search({ searchFor: request.email, filter: 'answered' })).toEqual([]);
    expect((await access.as(one).get(request.id)).json).toMatchObject({
      company: { id: portal.customer.id, name: 'Unibuss AS' },
      hasAdministrator: true,
      userId: null,
      outcome: null,
      deletedOn: '2026-09-07',
      offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
    });
    // Already a user there: it says so.
    expect((await access.as(one).get(known.id)).json).toMatchObject({
      userId: portal.user('hr-expired').id,
    });
    expect((await support.get(forSupport.id)).json).toMatchObject({
      company: null,
      hasAdministrator: false,
      offeredRoles: [],
    });
    const before = (await access.as(one).count()).json as { counts: Record<string, number> };
    await access.as(one).handle(known.id);
    const { open = 0, answered = 0 } = before.counts;
    expect((await access.as(one).count()).json).toMatchObject({
      counts: { open: open - 1, answered: answered + 1 },
    });
  });

  portalTest('is customer support where nobody administers the company', async (portal) => {
    const { access, one, other, asked } = customerOf(portal);
    const { id } = await asked();
    const support = access.as(portal.user('user-support'));
    const facts = async () => (await support.get(id)).json;
    await setUserState(portal.database, one.id, 'INACTIVE');
    expect(await facts()).toMatchObject({ hasAdministrator: true });
    await setUserState(portal.database, other.id, 'INACTIVE');
    expect(await facts()).toMatchObject({ hasAdministrator: false });
    for (const user of [one, other]) await setUserState(portal.database, user.id, 'ACTIVE');
    const offered = async () => (await facts()) as { offeredRoles: string[] };
    await giveSchoolAgreement(portal.database, portal.customer.id);
    const [agreementId = 0] = (await agreementIds(portal.database)).slice(-1);
    expect((await offered()).offeredRoles).toContain('SCHOOLTICKET_ADMIN');
    await setAgreementDeleted(portal.database, agreementId, portal.clock.now());
    expect((await offered()).offeredRoles).not.toContain('SCHOOLTICKET_ADMIN');
    await markDeleted(portal.database, [portal.customer.id]);
    const nobody = { company: null, hasAdministrator: false, offeredRoles: [] };
    expect(await facts()).toMatchObject(nobody);
    const waiting = await support.list({ recipient: 'support', maxEntries: '100' });
    expect(requestsIn(waiting).map((request) => request.id)).toContain(id);
    expect(await access.as(one).get(id)).toMatchObject({ status: 403 });
    // What is answered now is of no company.
    const late = await asked();
    expect(await support.handle(late.id)).toMatchObject({ status: 200 });
    const handled = 'handle-access-request';
    expect(await changesOfCompany(portal.database, portal.customer.id, handled)).not.toContainEqual(
      expect.objectContaining({ subject_id: String(late.id) }),
    );
    await bringBack(portal.database, portal.customer.id);
    expect(await facts()).toMatchObject({ company: { id: portal.customer.id } });
  });

  portalTest('do not learn of a user elsewhere from it', async (portal) => {
    const { access, one } = customerOf(portal);
    const { id } = await access.asked({
      organisationNumber: portal.customer.organisationNumber,
      email: 'hr-large@ruter.example',
    });
    expect((await access.as(one).get(id)).json).toMatchObject({ userId: null });
    const support = access.as(portal.user('user-support'));
    expect((await support.get(id)).json).toMatchObject({ userId: portal.user('hr-large').id });
    // A user who is deleted is none.
    const former = await access.asked({ email: 'deleted@ruter.example' });
    expect((await support.get(former.id)).json).toMatchObject({ userId: null });
  });
});

describe('a request for access', () => {
  portalTest(
    'is accepted by creating the user, and the others are told who did',
    async (portal) => {
      const { access, one, other, asked, create } = customerOf(portal);
      const request = await asked();
      const created = await create(one, request);
      expect(created).toMatchObject({ status: 200 });
      const answeredBy = expect.stringMatching(/^Siri Enger/);
      const by = { outcome: 'accepted', answeredBy };
      expect(await create(other, { ...request, email: 'en.annen@ny.example' })).toMatchObject(
        refused('ACCESS_REQUEST_ANSWERED', 409, by),
      );
      expect(await access.as(other).reject(request.id)).toMatchObject(
        refused('ACCESS_REQUEST_ANSWERED', 409, by),
      );
      expect((await access.as(other).get(request.id)).json).toMatchObject({
        ...by,
        userId: idOf(created),
      });
      expect(
        await changesOfCompany(portal.database, portal.customer.id, 'accept-access-request'),
      ).toContainEqual(
        expect.objectContaining({ subject_id: String(request.id), user_id: one.id }),
      );
    },
  );

  raceTest('has one outcome when two administrators answer at once', {
    prepare: (portal) => customerOf(portal).asked(),
    operation: [
      (portal, request) => customerOf(portal).create(customerOf(portal).one, request),
      (portal, { id }) => {
        const { access, other } = customerOf(portal);
        return access.as(other).reject(id, { notify: true, reason: '' });
      },
    ],
    without: rowLock('onboarding.access_request'),
    holds: async ({ database }, { email }, answers) => {
      expect(outcomesOf(answers)).toEqual(['ACCESS_REQUEST_ANSWERED', 'done']);
      expect(await requestsOf(database, email)).toHaveLength(1);
    },
  });

  portalTest('is accepted when the user is made by hand and gets a role', async (portal) => {
    const { access, one, asked } = customerOf(portal);
    const refusedOnce = await asked();
    const { email } = refusedOnce;
    await access.as(one).reject(refusedOnce.id);
    const { organisationNumber } = portal.customer;
    await access.asked({ email, organisationNumber });
    const other = await asked();
    const users = usersAs(portal, one);
    const id = idOf(await users.create(newUser({ email: email.toUpperCase() })));
    const rejected = { outcome: 'rejected', user_id: null };
    expect(await requestsOf(portal.database, email)).toMatchObject([rejected, { outcome: null }]);
    expect(await users.give(id, portal.customer.id, ['TICKET_ADMIN'])).toMatchObject({
      status: 200,
    });
    expect(await requestsOf(portal.database, email)).toMatchObject([
      rejected,
      { outcome: 'accepted', user_id: id, answered_by: one.id },
    ]);
    // Another request for the same company still waits.
    expect(await requestsOf(portal.database, other.email)).toMatchObject([{ outcome: null }]);
    expect(
      await changesOfCompany(portal.database, portal.customer.id, 'accept-access-request'),
    ).not.toEqual([]);
  });

  portalTest('stays open when roles in its company are taken away', async (portal) => {
    const { access, one } = customerOf(portal);
    const { organisationNumber, id: companyId } = portal.customer;
    const users = usersAs(portal, one);
    const staff = usersAs(portal, portal.user('user-support'));
    const person = newUser({});
    const id = idOf(await users.create(person));
    const companies = [companyId, portal.company('several-services').id].map((one) => ({
      companyId: one,
      roles: ['TICKET_ADMIN' as const],
    }));
    await staff.change(id, { roles: [], companies });
    await access.asked({ email: person.email, organisationNumber });
    expect(await users.give(id, companyId, [])).toMatchObject({ status: 200 });
    expect(await requestsOf(portal.database, person.email)).toMatchObject([{ outcome: null }]);
  });

  portalTest('for another company stays open then', async (portal) => {
    const { access, one } = customerOf(portal);
    const { email } = await access.asked();
    const users = usersAs(portal, one);
    const id = idOf(await users.create(newUser({ email })));
    await users.give(id, portal.customer.id, ['TICKET_ADMIN']);
    expect(await requestsOf(portal.database, email)).toMatchObject([{ outcome: null }]);
  });

  portalTest('that comes while its user is made is closed, or says who it is', async (portal) => {
    const { access, one } = customerOf(portal);
    for (const _ of times(4)) {
      const person = newUser();
      const users = usersAs(portal, one);
      const id = idOf(await users.create(person));
      const { organisationNumber } = portal.customer;
      const [{ id: requestId }] = await Promise.all([
        access.asked({ email: person.email, organisationNumber }),
        users.give(id, portal.customer.id, ['TICKET_ADMIN']),
      ]);
      expect((await access.as(one).get(requestId)).json).toMatchObject({ userId: id });
    }
  });

  portalTest('is rejected with a reason by e-mail, or silently', async (portal) => {
    const { access, one, asked } = customerOf(portal);
    const [told, silent] = [await asked(), await asked()];
    const reason = 'Du får billett av avdelingen.\nSe https://evil.example';
    expect(await access.as(one).reject(told.id, { notify: true, reason })).toMatchObject({
      status: 200,
    });
    expect(await access.as(one).reject(silent.id)).toMatchObject({ status: 200 });
    const toAsker = async (email: string) =>
      (await emailsAbout(portal.database, email)).filter(({ to }) => to === email);
    await expect
      .poll(() => toAsker(told.email), soon)
      .toMatchObject([
        { topic: 'access-rejected', text: expect.stringContaining('Begrunnelse:\nDu får billett') },
      ]);
    expect((await toAsker(told.email))[0]?.text).not.toContain('https://evil.example');
    expect(await toAsker(silent.email)).toEqual([]);
    const recorded = await changesOfCompany(
      portal.database,
      portal.customer.id,
      'reject-access-request',
    );
    expect(recorded.slice(-2)).toMatchObject([
      { after: { email: told.email, rejectionReason: reason } },
      { after: { email: silent.email, rejectionReason: null } },
    ]);
  });
});
