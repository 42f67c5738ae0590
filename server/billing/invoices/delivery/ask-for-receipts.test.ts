import { expect } from 'vitest';
import { placeBilledCompanies, setRecipient } from '#billing/invoices/test-billing-world.store.ts';
import { deliveriesOf, invoicesOf } from '#billing/invoices/test-issued.query.ts';
import { billingTest } from '#billing/invoices/test-runs.ts';
import type { AccessPoint } from '#platform/integrations/access-point/access-point.port.ts';
import { askForReceipts } from './ask-for-receipts.ts';
import { saveSent } from './delivery.store.ts';
import { claimTransmissions } from './transmission.store.ts';

const tenant = 'ruter';

billingTest(
  'receipts are asked for by when they are due, and one that fails holds up no other',
  async ({ database, clock, runOn }) => {
    const world = { tenant, companies: 3, people: 1, from: '2026-02-01' } as const;
    const companies = (await placeBilledCompanies(database, world)).map(({ id }) => id);
    for (const companyId of companies)
      await setRecipient(database, { tenant, companyId, reachedByEhf: true });
    await runOn('2026-03-07');
    const now = clock.now();
    // The last one is due first.
    for (const [place, companyId] of companies.entries()) {
      const [invoice] = await invoicesOf(database, [companyId]);
      const key = { tenant, companyId, invoiceId: invoice?.id ?? 0, attempt: 1 } as const;
      const askAt = now.add({ minutes: 4 - place });
      const transmission = { id: `document-${place}`, askAt };
      await database.transaction((tx) => saveSent(tx, key, { now, transmission }));
    }
    clock.set(now.add({ minutes: 3 }).toString());
    // When there is time for one, it is the one that is due first; it is due again three minutes later.
    const claimed = await database.transaction((tx) =>
      claimTransmissions(tx, { now: clock.now(), max: 1 }),
    );
    expect(claimed.map(({ transmissionId }) => transmissionId)).toEqual(['document-2']);
    clock.set(now.add({ minutes: 6 }).toString());
    const asked: string[] = [];
    const accessPoint: AccessPoint = {
      send: async () => Promise.reject(new Error('nothing is sent')),
      async statusOf(id) {
        if (asked.push(id) === 1) throw new Error('the access point answered 503');
        return { is: 'delivered', at: clock.now() };
      },
    };
    await expect(askForReceipts({ database, clock, accessPoint })).rejects.toThrow('503');
    expect(asked.toSorted()).toEqual(['document-0', 'document-1', 'document-2']);
    const deliveries = await Promise.all(companies.map((id) => deliveriesOf(database, id)));
    expect(deliveries.flat().filter((one) => one.delivered_at !== null)).toHaveLength(2);
  },
);
