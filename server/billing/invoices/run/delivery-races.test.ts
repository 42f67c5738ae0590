import { describe, expect } from 'vitest';
import { deliveryDay } from '#billing/invoices/closing/delivery-day.store.ts';
import type { Billing } from '#billing/invoices/test-billing.ts';
import { placeBilledCompanies } from '#billing/invoices/test-billing-world.store.ts';
import { placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { billingTest } from '#billing/invoices/test-deliveries.ts';
import { linesOf } from '#billing/invoices/test-issued.query.ts';

const tenant = 'ruter';
const date = (text: string) => Temporal.PlainDate.from(text);

async function placeCompany({ database }: Billing) {
  const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 0 });
  if (!company) throw new Error('no company');
  return company;
}

describe('something that is delivered late in the evening', () => {
  billingTest('is billed with the next day when its own is closed', async (test) => {
    const { id: companyId } = await placeCompany(test);
    const dayOf = (today: string) =>
      test.database.transaction((tx) => deliveryDay(tx, { tenant, companyId, today: date(today) }));
    expect(String(await dayOf('2026-03-09'))).toBe('2026-03-09');
    await test.runOn('2026-03-10');
    expect(String(await dayOf('2026-03-09'))).toBe('2026-03-10');
    expect(String(await dayOf('2026-03-10'))).toBe('2026-03-10');
  });

  billingTest('is billed once, whenever a run closes its day', async (test) => {
    const company = await placeCompany(test);
    const [, agreementId] = company.agreements;
    const companyId = company.id;
    const deliver = (day: Temporal.PlainDate) =>
      test.database.transaction(async (tx) => {
        const deliveredOn = await deliveryDay(tx, { tenant, companyId, today: day });
        // A run that did not wait would close the day now.
        await new Promise((resolve) => setTimeout(resolve, 30));
        await placeDelivery(tx, { companyId, agreementId, deliveredOn, priceOre: 45_00 });
      });
    const days = Array.from({ length: 8 }, (_, place) => date('2026-03-16').add({ days: place }));
    for (const day of days) {
      // The run is of the morning after; those who deliver still have the evening before.
      await Promise.all([
        ...Array.from({ length: 4 }, () => deliver(day)),
        test.runOn(String(day.add({ days: 1 }))),
        deliver(day),
      ]);
    }
    await test.runOn('2026-04-01');
    expect(await linesOf(test.database, [companyId])).toHaveLength(days.length * 5);
  });
});
