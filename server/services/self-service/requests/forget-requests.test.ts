import { describe, expect } from 'vitest';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { eraseRequests } from './forget-requests.store.ts';
import { answersIn, askFor } from './test-answers.ts';
import { requestsOf } from './test-requests.store.ts';

describe('a request for a ticket', () => {
  portalTest(
    'is deleted three months after its answer, and names nobody anywhere',
    async (portal) => {
      const { id, phone } = await askFor(portal);
      await answersIn(portal).reject(id);
      const keep = async (now: string) => {
        await applyRetentionRules(portal.database, Temporal.Instant.from(now));
        return (await requestsOf(portal.database, phone)).length;
      };
      // The SMS goes with its job, as every message, and is perhaps with its recipient already.
      const isMessage = (place: string) => /^(jobs|stand_ins)\./.test(place);
      const placesOf = async () =>
        (await columnsWith(portal.database, phone)).filter((place) => !isMessage(place));
      expect(await placesOf()).toEqual([
        'self_service.ticket_request.folded',
        'self_service.ticket_request.phone',
        'self_service.ticket_request.searched',
      ]);
      expect(await keep('2026-06-06T21:59:59Z')).toBe(1);
      expect(await keep('2026-06-06T22:00:00Z')).toBe(0);
      expect(await placesOf()).toEqual([]);
    },
  );

  portalTest(
    'that is answered at midnight is kept as long as others of the day',
    async (portal) => {
      const { id, phone } = await askFor(portal);
      portal.clock.set('2026-03-07T00:00:00+01:00');
      await answersIn(portal).reject(id);
      const keep = async (now: string) => {
        await applyRetentionRules(portal.database, Temporal.Instant.from(now));
        return (await requestsOf(portal.database, phone)).length;
      };
      expect(await keep('2026-06-07T21:59:59Z')).toBe(1);
      expect(await keep('2026-06-07T22:00:00Z')).toBe(0);
    },
  );

  portalTest('that nobody answered is deleted three months after its start', async (portal) => {
    const { phone } = await askFor(portal, { startDate: '2026-04-01' });
    const keep = async (now: string) => {
      await applyRetentionRules(portal.database, Temporal.Instant.from(now));
      return (await requestsOf(portal.database, phone)).length;
    };
    expect(await keep('2026-07-01T12:00:00Z')).toBe(1);
    expect(await keep('2026-07-02T12:00:00Z')).toBe(0);
  });

  portalTest('is deleted with the holder who got a ticket by it', async (portal) => {
    const { id, phone } = await askFor(portal);
    const { json } = await answersIn(portal).approve(id);
    const holder = {
      companyId: portal.company('several-services').id,
      id: (json as { subscriberId: number }).subscriberId,
    };
    const erase = (holderId: number, companyId = holder.companyId) =>
      portal.database.transaction((tx) =>
        eraseRequests(tx, { holders: [{ companyId, id: holderId }] }),
      );
    await erase(holder.id + 1);
    await erase(holder.id, portal.company('single-service').id);
    expect(await requestsOf(portal.database, phone)).toHaveLength(1);
    await erase(holder.id);
    expect(await requestsOf(portal.database, phone)).toEqual([]);
  });
});
