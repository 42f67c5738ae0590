import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { billedTickets } from '#services/free-tickets/test-billed.query.ts';
import { freeCompany } from '#services/free-tickets/test-free-order.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { databaseName } from '#testing/test-database.ts';
import { personIn, personStep } from './test-person.ts';

const numRuns = databaseName === 'PostgreSQL' ? 15 : 10;
const months = 5;

describe('one person, whatever is done to the tickets (domain: Price and tax)', () => {
  portalTest(
    'is charged once for each month with a ticket',
    async (portal) => {
      const { id: companyId } = freeCompany(portal);
      let edited = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(personStep, { minLength: 3, maxLength: 10 }), async (steps) => {
          portal.clock.set(firstMoment);
          const { ids, take, tickets } = await personIn(portal);
          const first = firstOfMonth(portal.clock.today());
          for (const one of steps) await take(one);
          edited += ids.length - 1;
          const all = (await tickets()).filter(({ status }) => status !== 'cancelled');
          for (let ahead = 0; ahead < months; ahead += 1) {
            const month = first.add({ months: ahead });
            const last = month.add({ months: 1 }).subtract({ days: 1 }).toString();
            const isDue = all.some(
              ({ startDate, expirationDate: end }) =>
                startDate <= last &&
                (end === null || (end >= startDate && end >= month.toString())),
            );
            const billed = await billedTickets(portal.database, {
              tenant: 'ruter',
              companyId,
              month,
            });
            const own = billed.filter(({ id }) => ids.includes(id));
            expect([month.toString(), own.length]).toEqual([month.toString(), isDue ? 1 : 0]);
          }
        }),
        { numRuns, endOnFailure: true },
      );
      expect(edited).toBeGreaterThan(numRuns);
      expect(portal.reported).toEqual([]);
    },
    600_000,
  );
});
