import { describe, expect } from 'vitest';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { changesOfCompany } from '#customers/companies/test-companies.store.ts';
import { newUser, usersAs } from '#customers/users/administration/test-users-as.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { accessIn, placeCustomer } from './test-access-requests.ts';
import { requestsOf } from './test-access-requests.store.ts';

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  return { ...portal, customer: await placeCustomer(portal) };
});

describe('what is kept of a request for access', () => {
  portalTest('goes three months after its answer, and six after an open one', async (portal) => {
    const access = accessIn(portal);
    const { organisationNumber, administrators } = portal.customer;
    const requestAccess = () => access.asked({ organisationNumber });
    const [answered, open] = [await requestAccess(), await requestAccess()];
    // A day later: the answer counts, not the request.
    portal.clock.set('2026-03-07T12:00:00+01:00');
    await access.as(administrators[0]).reject(answered.id);
    const countsAfterRetention = async (now: string) => {
      await applyRetentionRules(portal.database, Temporal.Instant.from(now));
      const counts = [answered, open].map(({ email }) => requestsOf(portal.database, email));
      return (await Promise.all(counts)).map(({ length }) => length);
    };
    expect(await countsAfterRetention('2026-06-07T21:59:59Z')).toEqual([1, 1]);
    expect(await countsAfterRetention('2026-06-07T22:00:00Z')).toEqual([0, 1]);
    expect(await countsAfterRetention('2026-09-06T21:59:59Z')).toEqual([0, 1]);
    expect(await countsAfterRetention('2026-09-06T22:00:00Z')).toEqual([0, 0]);
    for (const { email } of [answered, open]) {
      const places = await columnsWith(portal.database, email);
      expect(places.filter((place) => !/^(jobs|stand_ins)\./.test(place))).toEqual([]);
    }
  });

  portalTest.each(['accept', 'reject', 'handle'] as const)(
    'goes from the history of its company 90 days after the answer: %s',
    async (portal, answer) => {
      const { database, customer } = portal;
      const [administrator] = customer.administrators;
      const access = accessIn(portal);
      const { id, email } = await access.asked({ organisationNumber: customer.organisationNumber });
      const answered = await {
        accept: () => usersAs(portal, administrator).create(newUser({ accessRequestId: id })),
        reject: () => access.as(administrator).reject(id),
        handle: () => access.as(administrator).handle(id),
      }[answer]();
      expect(answered).toMatchObject({ status: 200 });
      const emailAfterRetention = async (now: string) => {
        await applyRetentionRules(database, Temporal.Instant.from(now));
        const changes = await changesOfCompany(database, customer.id, `${answer}-access-request`);
        const change = changes.find(({ subject_id }) => subject_id === String(id));
        return (change?.after as { email?: string } | null)?.email ?? null;
      };
      expect(await emailAfterRetention('2026-06-04T09:00:00Z')).toBe(email);
      expect(await emailAfterRetention('2026-06-04T09:00:01Z')).toBeNull();
    },
  );
});
