import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { carryOutRun } from '#billing/invoices/run/carry-out-run.ts';
import { previewRun } from '#billing/invoices/run/preview-run.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import {
  placeBilledCompanies,
  placePrice,
  placeTickets,
} from '#billing/invoices/test-billing-world.store.ts';
import { bookedMonths, bookingService, createBook } from '#billing/invoices/test-book.store.ts';
import { linesOf } from '#billing/invoices/test-issued.query.ts';
import { databaseTestWith } from '#testing/database-test.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

const billingTest = databaseTestWith(async ({ database }) => {
  await createBook(database);
  return billing(database, { ...ticketServices, book: bookingService });
});

describe('what a service writes down with a closed month', () => {
  billingTest('is there of each month and company, also without a line', async (test) => {
    const companies = await placeBilledCompanies(test.database, {
      tenant,
      companies: 2,
      people: 1,
    });
    const ids = companies.map(({ id }) => id);
    await test.runOn('2026-03-07');
    expect(await linesOf(test.database, ids)).toEqual([]);
    expect(await bookedMonths(test.database, ids)).toEqual(
      ids.flatMap((id) => [`${id} 2026-01-01`, `${id} 2026-02-01`]),
    );
    await test.runOn('2026-03-08');
    expect(await bookedMonths(test.database, ids)).toHaveLength(4);
  });

  billingTest('goes back with the month: after a fault, and after a dry run', async (test) => {
    const [company] = await placeBilledCompanies(test.database, {
      tenant,
      companies: 1,
      people: 1,
      from: '2026-01-01',
    });
    const id = company?.id ?? 0;
    test.clock.set('2026-02-07T06:00:00+01:00');
    const services = { ...ticketServices, book: bookingService };
    const request = { services, tenant, today: test.clock.today(), now: test.clock.now() } as const;
    await previewRun(test.database, request);
    expect(await bookedMonths(test.database, [id])).toEqual([]);
    const failing = {
      ...test.dependencies,
      queue: {
        enqueue: async () => {
          throw new Error('no queue');
        },
      },
    };
    await carryOutRun(failing, await test.startRun());
    expect(await linesOf(test.database, [id])).toEqual([]);
    expect(await bookedMonths(test.database, [id])).toEqual([]);
    await test.runOn('2026-02-08');
    expect(await linesOf(test.database, [id])).toHaveLength(1);
    expect(await bookedMonths(test.database, [id])).toEqual([`${id} 2026-01-01`]);
  });

  billingTest('waits for an agreement with something unpriced, and for no other', async (test) => {
    const { database } = test;
    const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 1 });
    const { id = 0, agreements: [agreementId] = [0], people: [holderId = 0] = [0] } = company ?? {};
    const ticket = { tenant, companyId: id, agreementId, holderId, nrOfZones: 5 } as const;
    await placeTickets(database, [
      { ...ticket, startDate: date('2026-01-01'), expirationDate: date('2026-01-31') },
    ]);
    await test.runOn('2026-02-07');
    expect(await bookedMonths(database, [id])).toEqual([`${id} 2026-01-01 without ${agreementId}`]);
    await placePrice(database, 5, 500_00);
    await test.runOn('2026-02-08');
    expect(await bookedMonths(database, [id])).toEqual([
      `${id} 2026-01-01`,
      `${id} 2026-01-01 without ${agreementId}`,
    ]);
  });
});
