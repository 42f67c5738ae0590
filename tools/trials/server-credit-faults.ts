import { faultsOf } from './fault.ts';

const credits = 'server/billing/invoices/credits';
const settlements = `${credits}/settlement.store.ts`;
const payOut = `${credits}/pay-out-credit.ts`;
const test = `${credits}/credits.test.ts`;

/** What a company has to its credit is set off or paid out, once and no more than it is. */
export const creditFaults = faultsOf('server', [
  [
    'more is set off than the invoice comes to',
    settlements,
    'least(credit_ore, total_ore - before_ore)',
    'credit_ore',
    test,
  ],
  [
    'the newest credit is set off first',
    settlements,
    'order by invoice_id)\n',
    'order by invoice_id desc)\n',
    test,
  ],
  [
    'each of several credits is set off as if it was the only one',
    settlements,
    '- credit_ore as before_ore',
    '* 0 as before_ore',
    test,
  ],
  [
    'a credit is set off against the invoice of another agreement',
    settlements,
    'join issued using (company_id, agreement_id)',
    'join issued using (company_id)',
    test,
  ],
  [
    'two pay-outs at once do not wait for each other',
    payOut,
    'await lockNumbers(tx, tenant);',
    '',
    test,
  ],
  [
    'a pay-out on the day of the invoice is refused',
    payOut,
    'compare(paidOutOn, invoiceDate) < 0',
    'compare(paidOutOn, invoiceDate) <= 0',
    test,
  ],
  [
    'the e-mail about an invoice asks for what was set off, too',
    'server/billing/invoices/delivery/delivery.store.ts',
    'and settlement.set_off_invoice_id = invoice.id)',
    'and settlement.invoice_id = invoice.id)',
    test,
  ],
]);
