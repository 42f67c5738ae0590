import { describe, expect } from 'vitest';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { accessIn, placeCustomer } from './test-access-requests.ts';
import { requestsOf } from './test-access-requests.store.ts';

describe('what is kept of a request for access', () => {
  portalTest('goes three months after its answer, and six after an open one', async (portal) => {
    const access = accessIn(portal);
    const { organisationNumber, administrators } = await placeCustomer(portal);
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
});
