import { faultsOf } from './fault.ts';

const payments = 'server/billing/invoices/payments';
const test = `${payments}/payments.test.ts`;
const races = `${payments}/payment-races.test.ts`;
const apart = `${payments}/told-apart.test.ts`;
const doubtful = `${payments}/doubtful-payments.test.ts`;
const run = 'server/billing/invoices/run';

/** Payments of banks, and runs by staff. */
export const paymentFaults = faultsOf('server', [
  [
    'a payment reaches the invoice of another operator',
    `${payments}/bank-payment.query.ts`,
    'where tenant = ${tenant} and number = any(${sql.val([...numbers])}::bigint[])',
    'where number = any(${sql.val([...numbers])}::bigint[])',
    test,
  ],
  [
    'more is taken back than was paid',
    'domain/billing/invoices/payments/match-payment.rules.ts',
    'amountOre > 0 || paidOre + amountOre >= 0',
    'amountOre > 0 || paidOre + amountOre >= -999_999',
    test,
  ],
  [
    'the payments of an earlier file are registered again',
    'domain/billing/invoices/payments/identify-payments.rules.ts',
    'key: `${facts}\\t${place}`',
    'key: `${facts}\\t${index} ${payments.length}`',
    test,
  ],
  [
    'the number of the entry is taken for a reference of the bank',
    `${payments}/read-camt054.ts`,
    "const ofEntry = realReferenceAt(entry, 'AcctSvcrRef');",
    "const ofEntry = realReferenceAt(entry, 'AcctSvcrRef') ?? realReferenceAt(entry, 'NtryRef');",
    apart,
  ],
  [
    'equal payments of a file are one',
    'domain/billing/invoices/payments/identify-payments.rules.ts',
    'key: `${facts}\\t${place}`',
    'key: facts',
    apart,
  ],
  [
    'a transaction with several payment references is laid on the first',
    `${payments}/read-camt054.ts`,
    'if (distinctKids.length <= 1)',
    'if (distinctKids.length <= 9)',
    apart,
  ],
  [
    'which rows of a file were known is not stored',
    `${payments}/import-payments.ts`,
    'await insertRepeatedRows(tx, { tenant, fileId }, repeatedRows);',
    '',
    apart,
  ],
  [
    'the file of another account is imported',
    `${payments}/import-payments.ts`,
    'if (other !== undefined)',
    "if (other === 'x')",
    doubtful,
  ],
  [
    'a payment of tomorrow is registered',
    'domain/billing/invoices/payments/match-payment.rules.ts',
    "if (Temporal.PlainDate.compare(paidOn, today) > 0) return 'PAID_IN_FUTURE';",
    '',
    doubtful,
  ],
  [
    'a payment of a day before the invoice is registered',
    'domain/billing/invoices/payments/match-payment.rules.ts',
    "if (Temporal.PlainDate.compare(paidOn, invoiceDate) < 0) return 'PAID_BEFORE_INVOICE';",
    '',
    doubtful,
  ],
  [
    'a NUL of a file reaches the database',
    `${payments}/bank-xml.ts`,
    "if (text && !isBankText(text)) throw new CamtFault('DAMAGED');",
    '',
    doubtful,
  ],
  [
    'a payment that is moved stays on its first invoice, too',
    `${payments}/move-payment.ts`,
    'await takeRegistrationBack(tx, { payment, userId, now });',
    '',
    `${payments}/move-payment.test.ts`,
  ],
  [
    'two who move a payment do not wait for each other',
    `${payments}/move-payment.ts`,
    'await lockNumbers(tx, tenant);',
    '',
    races,
  ],
  [
    'a payment is moved off an invoice of which the bank has taken it back',
    `${payments}/move-payment.ts`,
    "if (!mayRegister(-amountOre, from.paidOre)) return 'PAYMENT_REVERSED';",
    '',
    `${payments}/move-payment.test.ts`,
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
    'two who register a known row on its own do not wait for each other',
    `${payments}/register-repeated-row.ts`,
    'await lockNumbers(tx, tenant);',
    '',
    races,
  ],
  [
    'a row with the same reference of the bank is registered on its own',
    `${payments}/register-repeated-row.ts`,
    "if (!mayBeAnother(knownPayment.bank_reference)) return { refused: { code: 'SAME_PAYMENT' } };",
    '',
    `${payments}/register-repeated-row.test.ts`,
  ],
  [
    'a payment that is registered is registered again by hand',
    `${payments}/match-payment.ts`,
    "if (payment.payment_id !== null) return { refused: { code: 'PAYMENT_REGISTERED' } };",
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
    `${payments}/bank-xml.ts`,
    ".on('attention', fail)\n",
    '',
    test,
  ],
  [
    'a run is carried out on a day in the future',
    `${run}/invoice-run-command.ts`,
    "(command !== 'run' || isBefore(today, day))",
    "command !== 'run'",
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
  [
    'only the first account of a file is checked',
    `${payments}/import-payments.ts`,
    'reading.accounts.find(',
    'reading.accounts.slice(0, 1).find(',
    doubtful,
  ],
]);
