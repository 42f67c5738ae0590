import { faultsOf } from './fault.ts';

const payments = 'server/invoices/payments';
const test = `${payments}/payments.test.ts`;
const races = `${payments}/payment-races.test.ts`;
const run = 'server/invoices/run';

/** Payments of banks, and runs by staff. */
export const paymentFaults = faultsOf('server', [
  [
    'a payment reaches the invoice of another operator',
    `${payments}/bank-payment.store.ts`,
    'on invoice.tenant = ${tenant} and invoice.number = given.number',
    'on invoice.number = given.number',
    test,
  ],
  [
    'more is taken back than was paid',
    `${payments}/bank-payment.store.ts`,
    'amount_ore < 0 and paid_ore < 0',
    'amount_ore < 0 and paid_ore < -999999',
    test,
  ],
  [
    'the payments of an earlier file are registered again',
    `${payments}/import-payments.ts`,
    '`${payment.reference ?? `file ${digest} ${place}`} ${amountOre}`',
    '`file ${digest} ${place} ${amountOre}`',
    test,
  ],
  [
    'two files at once do not wait for each other',
    `${payments}/import-payments.ts`,
    'await lockNumbers(tx, tenant);',
    '',
    races,
  ],
  [
    'two who match a payment by hand do not wait for each other',
    `${payments}/match-payment.ts`,
    'await lockNumbers(tx, tenant);',
    '',
    races,
  ],
  [
    'a payment that is registered is registered again by hand',
    `${payments}/match-payment.ts`,
    "if (payment.is_registered) return { refused: { code: 'PAYMENT_REGISTERED' } };",
    '',
    test,
  ],
  [
    'the payer is remembered after the payment is registered',
    `${payments}/bank-payment.store.ts`,
    '.set({ payer: null, set_aside_at: null',
    '.set({ set_aside_at: null',
    test,
  ],
  [
    'a file with a part missing is read',
    `${payments}/read-camt054.ts`,
    "if (sign * oreOf(amount) !== sum) throw new CamtFault('SUMS_DIFFER');",
    '',
    test,
  ],
  [
    'a document type in a file is passed over',
    `${payments}/read-camt054.ts`,
    ".on('attention', fail)\n",
    '',
    test,
  ],
  [
    'a run is carried out on a day in the future',
    `${run}/invoice-run-command.ts`,
    'isBefore(today, day) || ',
    '',
    `${run}/run-races.test.ts`,
  ],
  [
    'a run by the command stands as one of the schedule',
    `${run}/invoice-run-command.ts`,
    "startedBy: 'command'",
    'startedBy: null',
    `${run}/run-races.test.ts`,
  ],
  [
    'what was made before is told as made by the dry run',
    `${run}/compared-months.query.ts`,
    'case when xmin ${madeNow} then line_count else 0 end as new_lines',
    'line_count as new_lines',
    `${run}/run-invoices.test.ts`,
  ],
]);
