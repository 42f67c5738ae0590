import { getInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import type { InvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/invoice-recipient.schema.ts';
import { saveInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/save-invoice-recipient.contract.ts';
import { expect } from 'vitest';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';

let addresses = 0;

raceTest('of two who choose an address for invoices the second is told what the first chose', {
  prepare: async (portal) => {
    const input = { params: { id: portal.company('several-services').id } };
    const support = portal.user('support');
    const save = (version?: string) => {
      const email = `faktura${(addresses += 1)}@firma.example`;
      const body = { way: 'EMAIL', email, ...(version !== undefined && { version }) } as const;
      return portal.callAs(support, saveInvoiceRecipient, { ...input, body });
    };
    // There is a row to lock: without one the first who inserts it holds up the second.
    await save();
    const { json } = await portal.callAs(support, getInvoiceRecipient, input);
    return () => save((json as InvoiceRecipient).version);
  },
  operation: (_portal, save) => save(),
  without: rowLock('companies.invoice_recipient'),
  holds: (_portal, _save, answers) =>
    expect(outcomesOf(answers)).toEqual(['SETTINGS_CHANGED_SINCE', 'done']),
});
