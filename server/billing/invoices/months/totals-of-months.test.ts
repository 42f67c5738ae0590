import { expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import {
  placeBilledCompanies,
  placeTickets,
  setSubtype,
} from '#billing/invoices/test-billing-world.store.ts';
import { deliveryService, placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { billingTest } from '#billing/invoices/test-deliveries.ts';
import { testScope } from '#testing/test-scope.ts';
import { totalsOfMonths } from './month.query.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

billingTest(
  'a month costs what it has of tickets and of deliveries, closed or not',
  async ({ database, runOn }) => {
    const world = { tenant, companies: 2, people: 1 } as const;
    const [company, other] = await placeBilledCompanies(database, world);
    if (!company || !other) throw new Error('no companies');
    for (const { id: companyId, agreements, people } of [company, other]) {
      const [tickets, agreementId] = agreements;
      const ticket = { tenant, companyId, agreementId: tickets, nrOfZones: 1 } as const;
      const startDate = date('2026-02-01');
      await placeTickets(database, [{ ...ticket, holderId: people[0] ?? 0, startDate }]);
      await setSubtype(database, agreementId, 'TICKETOFFICE');
      for (const day of ['2026-02-28', '2026-03-01', '2026-03-31'])
        await placeDelivery(database, {
          companyId,
          agreementId,
          deliveredOn: date(day),
          priceOre: 45_00,
        });
    }
    const months = ['2026-03-01', '2026-01-01', '2026-02-01'].map(date);
    const totals = (today: string) =>
      totalsOfMonths(database, {
        scope: testScope([company.id]),
        companyId: company.id,
        services: {
          'company-tickets': ticketServices['company-tickets'],
          'ticket-counter': deliveryService,
        },
        months,
        today: date(today),
      });
    const expected = [747_00 + 2 * 45_00, 0, 747_00 + 45_00];
    expect(await totals('2026-03-31')).toEqual(expected);
    await runOn('2026-03-07');
    expect(await totals('2026-03-31')).toEqual(expected);
  },
);
