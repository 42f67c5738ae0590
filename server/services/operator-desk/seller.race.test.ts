import { expect } from 'vitest';
import { lockInvoiceNumbers } from '#billing/invoices/invoices.public.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { waitingStatements } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { deskOf, newSeller } from './test-desk.ts';

portalTest(
  'no seller is approved while invoices are issued with the one before',
  async (portal) => {
    const { database } = portal;
    const { proposed, approve, desk } = deskOf(portal, 'akt');
    const rows = [{ ...newSeller, validFrom: '2027-03-07', city: 'BERGEN' }];
    const id = await proposed({ kind: 'seller', rows });
    const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const run = database.transaction(async (tx) => {
      await lockInvoiceNumbers(tx, 'akt');
      locked.resolve();
      await waited.promise;
    });
    await locked.promise;
    let isOver = false;
    const approval = approve(id).finally(() => (isOver = true));
    const stops = async () => isOver || (await waitingStatements(database)) > 0;
    await expect.poll(stops, { timeout: 10_000 }).toBe(true);
    const before = JSON.stringify(await desk());
    // The run ends before anything is expected, or the test would never be over.
    waited.resolve();
    await run;
    expect(before).not.toContain('BERGEN');
    expect(await approval).toMatchObject({ status: 200 });
    expect(JSON.stringify(await desk())).toContain('BERGEN');
  },
);
