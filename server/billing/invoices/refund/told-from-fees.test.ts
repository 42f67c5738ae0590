import { expect } from 'vitest';
import { placeBilledCompanies, setInterval } from '#billing/invoices/test-billing-world.store.ts';
import { placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { billingTest } from '#billing/invoices/test-deliveries.ts';
import { placeFeeBeside } from '#billing/invoices/test-fees.store.ts';
import { invoicesOf } from '#billing/invoices/test-issued.query.ts';
import { creditAlone } from './test-credit-deliveries.ts';

const tenant = 'ruter';

billingTest('a delivery is told from a fee for something else of the same number', async (test) => {
  const { database } = test;
  const [company] = await placeBilledCompanies(database, { tenant, companies: 1, people: 0 });
  if (!company) throw new Error('no company');
  const { id: companyId, agreements } = company;
  const [, agreementId] = agreements;
  await setInterval(database, agreementId, 'DAILY');
  const deliver = (day: string, priceOre: number) => {
    const deliveredOn = Temporal.PlainDate.from(day);
    return placeDelivery(database, { companyId, agreementId, deliveredOn, priceOre });
  };
  const of = await deliver('2026-03-03', 45_00);
  await test.runOn('2026-03-04');
  const id = await deliver('2026-03-05', 70_00);
  await placeFeeBeside(database, { companyId, of, relatedId: id });
  expect(await creditAlone(test, { companyId, id })).toBe('not-billed');
  await test.runOn('2026-03-06');
  expect(await creditAlone(test, { companyId, id })).toBe('credited');
  const issued = await invoicesOf(database, [companyId]);
  expect(issued.map(({ kind, total_ore: ore }) => `${kind} ${ore}`)).toEqual([
    'invoice 4500',
    'invoice 7000',
    'credit-note -7000',
  ]);
});
