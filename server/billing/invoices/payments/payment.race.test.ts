import { expect } from 'vitest';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { locks, rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { camt054File } from './test-camt054.ts';
import { paying } from './test-paying.ts';

let references = 0;

/** A payment that nothing is known of, and who may have paid. */
async function unmatched(portal: TestPortal) {
  const payer = await paying(portal);
  const { json } = await payer.send(
    camt054File([{ kroner: '7', reference: `By hand ${(references += 1)}` }]),
  );
  const file = String((json as { id: number }).id);
  const [payment] = await payer.list({ filter: 'UNMATCHED', file });
  const { outstandingAmount } = await payer.invoice();
  return { ...payer, id: payment?.id ?? 0, outstandingAmount };
}

raceTest('a payment is matched by hand twice', {
  prepare: unmatched,
  operation: (_portal, { match, id, invoiceNumber }) => match(id, invoiceNumber),
  without: locks(rowLock('invoices.counter'), rowLock('invoices.bank_payment')),
  holds: async (_portal, { invoice, outstandingAmount }, answers) => {
    expect(outcomesOf(answers)).toEqual(['PAYMENT_REGISTERED', 'done']);
    expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 7 });
  },
});

raceTest('a payment is set aside twice', {
  prepare: unmatched,
  operation: (_portal, { setAside, id }) => setAside(id, 'Ring'),
  without: rowLock('invoices.bank_payment'),
  holds: (_portal, _payment, answers) =>
    expect(outcomesOf(answers)).toEqual(['PAYMENT_SET_ASIDE', 'done']),
});

raceTest('a payment that is matched is no longer set aside, nor set aside after that', {
  prepare: unmatched,
  operation: [
    (_portal, { match, id, invoiceNumber }) => match(id, invoiceNumber),
    (_portal, { setAside, id }) => setAside(id, 'Ring'),
  ],
  without: rowLock('invoices.bank_payment'),
  holds: async (_portal, { list, move, id, invoiceNumber }, [matched]) => {
    expect(matched.status).toBe(200);
    // Taken back from its invoice it waits anew.
    await move(id, { previousInvoiceNumber: invoiceNumber, invoiceNumber: null });
    const waiting = await list({ filter: 'UNMATCHED' });
    expect(waiting.map((payment) => payment.id)).toContain(id);
  },
});
