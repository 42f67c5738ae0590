import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { overSubscriptionsOf } from '#services/subscriptions/subscriptions.public.ts';
import { eraseHolders } from '#ticketing/tickets/tickets.public.ts';
import { erasers } from '../areas/erasers.ts';
import { personSources } from '../areas/person-sources.ts';
import { ticketServices } from '../areas/ticket-services.ts';
import { findPerson } from './find-person.ts';
import { isWaiting, saveResult } from './person-request.store.ts';

type Dependencies = { readonly database: Database; readonly clock: Clock };

/** Erases a person in one transaction. What came into force since it was asked for stops it: nothing is erased then. */
export const erasePersonJob = job({
  name: 'erase-person',
  data: z.strictObject({ tenant: knownTenant, id: z.int(), phone: z.string() }),
  hasSecrets: true,
  retries: 5,
  work: ({ tenant, id, phone }, { database, clock }: Dependencies) =>
    database.transaction(async (tx) => {
      if (!(await isWaiting(tx, { tenant, id }))) return;
      const [today, now] = [clock.today(), clock.now()];
      const { person, rows } = await findPerson(tx, { tenant, phone, today });
      if (rows.some(({ end }) => end === 'in-force')) {
        const result = { state: 'stopped', count: 0, keptCount: null, now } as const;
        return saveResult(tx, { tenant, id }, result);
      }
      for (const { erasure } of personSources)
        if (typeof erasure === 'object' && 'erase' in erasure) await erasure.erase(tx, person, now);
      await eraseHolders(tx, person.holders, {
        services: ticketServices,
        otherEntries: [overSubscriptionsOf(person.holders)],
        erasers,
        today,
        now,
      });
      const count = rows.filter(({ end }) => end === 'erased').length;
      const keptCount = rows.length - count;
      await saveResult(tx, { tenant, id }, { state: 'done', count, keptCount, now });
    }),
});
