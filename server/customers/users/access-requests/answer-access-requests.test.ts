import { describe, expect } from 'vitest';
import { changesOfCompany } from '#customers/companies/test-companies.store.ts';
import { idOf, newUser, refused, usersAs } from '#customers/users/administration/test-users-as.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { customerOf, customerTest as portalTest } from './test-access-requests.ts';
import { emailsAbout, requestsOf } from './test-access-requests.store.ts';

const raceTest = raceTestOn(portalTest);
const soon = { timeout: 30_000 };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

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

  portalTest('is rejected by e-mail, with a reason or without, or silently', async (portal) => {
    const { access, one, asked } = customerOf(portal);
    const [explained, brief, silent] = [await asked(), await asked(), await asked()];
    const reason = 'Du får billett av avdelingen.\nSe https://evil.example';
    for (const [{ id }, body] of [
      [explained, { notify: true, reason }],
      [brief, { notify: true, reason: '' }],
      [silent, undefined],
    ] as const) {
      expect(await access.as(one).reject(id, body)).toMatchObject({ status: 200 });
    }
    const toAsker = async (email: string) =>
      (await emailsAbout(portal.database, email)).filter(({ to }) => to === email);
    await expect
      .poll(() => toAsker(explained.email), soon)
      .toMatchObject([
        { topic: 'access-rejected', text: expect.stringContaining('Begrunnelse:\nDu får billett') },
      ]);
    await expect
      .poll(() => toAsker(brief.email), soon)
      .toMatchObject([{ text: expect.not.stringContaining('Begrunnelse') }]);
    expect((await toAsker(explained.email))[0]?.text).not.toContain('https://evil.example');
    expect(await toAsker(silent.email)).toEqual([]);
    const recorded = await changesOfCompany(
      portal.database,
      portal.customer.id,
      'reject-access-request',
    );
    expect(recorded.slice(-3)).toMatchObject([
      { after: { email: explained.email, rejectionReason: reason } },
      { after: { email: brief.email, rejectionReason: null } },
      { after: { email: silent.email, rejectionReason: null } },
    ]);
  });
});
