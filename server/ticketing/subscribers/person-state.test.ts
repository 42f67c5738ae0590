import { countSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import {
  type PersonState,
  personStates,
  statesOfPerson,
} from '@takst/domain/ticketing/subscribers/person-filter.rules.ts';
import { ticketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { portalTest } from '#testing/portal/portal-test.ts';
import {
  placePeople,
  type PlacedEntry,
  removePlaced,
  statesInSql,
} from './test-person-states.query.ts';

const today = Temporal.PlainDate.from('2028-02-29');
/** Today, the days around it, and the days around the end of the period that counts as soon. */
const day = fc
  .constantFrom(-40, -2, -1, 0, 1, 2, 30, 31, 32, 90)
  .map((days) => today.add({ days }));
const mostly = (percent: number) => fc.integer({ min: 0, max: 99 }).map((n) => n < percent);

const entry: fc.Arbitrary<PlacedEntry> = fc.record({
  isSubscription: mostly(30),
  startDate: day,
  expirationDate: fc.option(day, { freq: 3 }),
  pendingThrough: fc.option(day, { freq: 1 }),
  isCancelled: mostly(10),
  isFailed: mostly(5),
  hasCode: mostly(80),
  isFetched: mostly(60),
});

function ruledEntry(entry: PlacedEntry) {
  const pendingThrough = entry.isSubscription ? null : entry.pendingThrough;
  return {
    status: ticketStatus({ ...entry, pendingThrough, isAnonymised: false }, today),
    expirationDate: entry.expirationDate,
    awaitsPickup: !entry.isSubscription && entry.hasCode && !entry.isFetched,
  };
}

describe('the filters of the employee list', () => {
  portalTest(
    'have in SQL whom the rule has, for any tickets and subscriptions, and are counted alike',
    async (portal) => {
      const { id: companyId, agreements } = portal.company('contractor');
      const place = { companyId, agreementId: agreements[0]?.id ?? 0 };
      const hr = portal.user('hr');
      const count = async () => {
        const answer = await portal.callAs(hr, countSubscribers, { params: { id: companyId } });
        return z.parse(countSubscribers.reply, answer.json);
      };
      portal.clock.set(`${today.toString()}T12:00:00+01:00`);
      const before = await count();
      const situations = new Set<string>();
      const people = fc.array(fc.array(entry, { maxLength: 4 }), {
        minLength: 150,
        maxLength: 150,
      });
      await fc.assert(
        fc.asyncProperty(people, async (entriesOfPeople) => {
          const ruled = entriesOfPeople.map((entries) => [
            ...statesOfPerson(entries.map(ruledEntry), today),
          ]);
          await placePeople(portal.database, place, entriesOfPeople);
          expect(await statesInSql(portal.database, companyId, today)).toEqual(ruled);
          const { all, counts } = await count();
          expect(all).toBe(before.all + ruled.length);
          const added = (state: PersonState) => [
            state,
            (counts[state] ?? 0) - (before.counts[state] ?? 0),
          ];
          const expected = (state: PersonState) => [
            state,
            ruled.filter((one) => one.includes(state)).length,
          ];
          expect(personStates.map(added)).toEqual(personStates.map(expected));
          for (const state of ruled.flat()) situations.add(state);
          await removePlaced(portal.database);
        }),
        { numRuns: 5, endOnFailure: true },
      );
      expect([...situations].toSorted()).toEqual(personStates.toSorted());
    },
  );
});
