import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { AccessPoint } from '#platform/integrations/access-point/access-point.public.ts';
import type { EInvoiceReceivers } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.public.ts';
import { job } from '#platform/jobs/job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { companiesToLookUp, forgetLookUps, saveLookUp } from './invoice-recipient.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly eInvoiceReceivers: EInvoiceReceivers;
  /** Null where no EHF is sent. */
  readonly accessPoint: AccessPoint | null;
};

/** An answer counts for a month. */
const freshFor = { hours: 30 * 24 };
/** Of a day: a look-up takes a tenth of a second. */
const atMost = 1_000;
/** The network is down when so many in a row fail. */
const maxFailures = 5;

/** Asks the network before the morning's invoice run which companies are reached by EHF. */
export const lookUpReceiversJob = job({
  name: 'look-up-receivers',
  data: z.strictObject({}),
  schedule: { dailyAt: '04:40', data: {} },
  retries: 3,
  async work(_, { database, clock, eInvoiceReceivers, accessPoint }: Dependencies) {
    if (accessPoint === null) {
      await database.transaction(async (tx) => void (await forgetLookUps(tx)));
      return;
    }
    const now = clock.now();
    const companies = await companiesToLookUp(database, {
      since: now.subtract(freshFor),
      max: atMost,
    });
    let failures = 0;
    for (const { organisationNumber, ...key } of companies) {
      try {
        const isReached = await eInvoiceReceivers.receivesEhf(organisationNumber);
        await database.transaction(
          async (tx) => void (await saveLookUp(tx, key, { isReached, now })),
        );
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures >= maxFailures) throw error;
      }
    }
  },
});
