import { sendInvoiceAgain } from '@takst/contract/billing/invoices/run/send-invoice-again.contract.ts';
import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import { expect } from 'vitest';
import { setInvoiceEmail } from '#billing/invoices/test-billing-world.store.ts';
import { deliveriesOf } from '#billing/invoices/test-issued.query.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { saveRefused, saveSent } from './delivery.store.ts';
import { beginAnew } from './readdress.store.ts';
import { claimTransmissions } from './transmission.store.ts';

const email = 'faktura@firma.example';

/** An invoice that goes by a way now, as its company is reached by it. */
async function begun({ database, company }: TestPortal, way: InvoiceWay) {
  const { id: companyId, agreements, invoices } = company('several-services');
  const [invoiceId = 0] = invoices;
  for (const { id } of agreements) await setInvoiceEmail(database, id, email);
  const key = { tenant: 'ruter', companyId, invoiceId } as const;
  return database.transaction((tx) => beginAnew(tx, key, { way, email }));
}

raceTest('a refused invoice is sent again twice', {
  prepare: async (portal) => {
    const delivery = await begun(portal, 'EMAIL');
    const refusal = { now: portal.clock.now(), reason: '550' };
    await portal.database.transaction((tx) => saveRefused(tx, delivery, refusal));
    return delivery;
  },
  operation: (portal, { invoiceId }) =>
    portal.callAs(portal.user('operator'), sendInvoiceAgain, {
      params: { id: invoiceId },
      body: { way: 'EMAIL' },
    }),
  without: rowLock('invoices.delivery'),
  holds: async ({ database }, { companyId, invoiceId, attempt }, answers) => {
    expect(outcomesOf(answers)).toEqual(['ALREADY_SENT', 'done']);
    const deliveries = await deliveriesOf(database, companyId);
    expect(deliveries.find((one) => one.invoice_id === invoiceId)).toMatchObject({
      attempt: attempt + 1,
    });
  },
});

raceTest('two processes that ask for receipts ask for each once', {
  prepare: async (portal) => {
    const delivery = await begun(portal, 'EHF');
    const now = portal.clock.now();
    const transmission = { id: 'document-1', askAt: now };
    await portal.database.transaction((tx) => saveSent(tx, delivery, { now, transmission }));
    return delivery;
  },
  operation: ({ database, clock }) =>
    database.transaction((tx) => claimTransmissions(tx, { now: clock.now(), max: 50 })),
  without: rowLock('invoices.delivery', 'skip locked'),
  holds: (_portal, { invoiceId }, claimed) =>
    expect(claimed.flat().map((one) => one.invoiceId)).toEqual([invoiceId]),
});
