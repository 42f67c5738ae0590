import { describe, expect } from 'vitest';
import { agreementIds, setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import {
  bringBack,
  changesOfCompany,
  markDeleted,
} from '#customers/companies/test-companies.store.ts';
import { giveSchoolAgreement } from '#customers/users/administration/test-administration.store.ts';
import { newUser, refused, usersAs } from '#customers/users/administration/test-users-as.ts';
import { setUserState } from '#testing/portal/access-changes.store.ts';
import { customerOf, customerTest as portalTest, requestsIn } from './test-access-requests.ts';

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
    const requestOfUser = await access.asked({
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
      expect.arrayContaining([requestOfUser.id, request.id]),
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
      customerNumber: 'U-7',
      hasAdministrator: true,
      userId: null,
      outcome: null,
      deletedOn: '2026-09-07',
      offeredRoles: ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'],
    });
    // Already a user there: it says so.
    expect((await access.as(one).get(requestOfUser.id)).json).toMatchObject({
      userId: portal.user('hr-expired').id,
    });
    expect((await support.get(forSupport.id)).json).toMatchObject({
      company: null,
      customerNumber: null,
      hasAdministrator: false,
      offeredRoles: [],
    });
    const before = (await access.as(one).count()).json as { counts: Record<string, number> };
    await access.as(one).handle(requestOfUser.id);
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
