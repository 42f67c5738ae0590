import { faultsOf } from './fault.ts';

const run = 'server/billing/invoices/run';
const billing = 'server/services/company-tickets/billing/billable.query.ts';
const subscriptions = 'server/services/company-tickets/billing/billable-subscriptions.query.ts';
const charged = 'server/ticketing/tickets/billing/charged.query.ts';
const year = 'server/billing/invoices/year/random-year.test.ts';
const twin = 'server/billing/invoices/billable-twin.test.ts';
const handedOut = 'server/billing/invoices/handed-out.test.ts';
const delivery = 'server/billing/invoices/delivery/deliver-invoices.test.ts';
const chunks = `${run}/chunks-of-runs.test.ts`;
const closing = 'server/billing/invoices/closing/open-periods.store.ts';
const missed = 'server/billing/invoices/closing/missed-months.test.ts';
const races = `${run}/run-races.test.ts`;
const runs = `${run}/run-invoices.test.ts`;

/** What is invoiced almost rightly: a month twice, a person twice, a number too many. */
export const invoiceFaults = faultsOf('server', [
  [
    'two runs at once do not wait for each other',
    `${run}/run.store.ts`,
    'select invoices.lock_companies(${tenant}, ${sql.val([...companies])}::bigint[], ${waitMs}::int) as',
    'select true or ${companies.length === waitMs}::bool or ${tenant} is null as',
    races,
  ],
  [
    'two workers carry out one run at once',
    `${run}/run.store.ts`,
    "(await takeLease(tx, `run-invoices ${key.runId}`)) ? runPosition(tx, key) : 'with-another-worker'",
    'runPosition(tx, key)',
    chunks,
  ],
  [
    'a company is left that another worker has billed meanwhile',
    `${run}/leave-company.ts`,
    'if (lastDone >= companyId) return readAgain;',
    '',
    chunks,
  ],
  [
    'a run that moves on gets another job',
    `${run}/run.store.ts`,
    'or updated_at <= ${now}',
    'or started_at <= ${now}',
    `${run}/lost-run.test.ts`,
  ],
  [
    'a run bills what is closed already',
    charged,
    'sql`(company_id, agreement_id) not in (select company_id, agreement_id from ${closed} as closed)`',
    'sql`exists (select from ${closed}) is not null`',
    runs,
  ],
  [
    'a month that was missed is not made up for',
    'domain/billing/invoices/billing-period.rules.ts',
    'monthsFrom(firstMonth, lastClosableMonth(today))',
    '[lastClosableMonth(today)]',
    missed,
  ],
  [
    'a company is closed through a month that had to be left',
    closing,
    'if (!firstLeft || compare(end, firstLeft) < 0) return end;',
    'if (end) return end;',
    missed,
  ],
  [
    'a quarter is invoiced without the month that has no price',
    `${run}/issue-invoices.store.ts`,
    'date_trunc(through.period, waiting.period_start) = date_trunc(through.period, closed.period_start)',
    'waiting.period_start = closed.period_start',
    missed,
  ],
  [
    'a ticket that was anonymised before its month was closed is free',
    'server/billing/invoices/line-holder.store.ts',
    'through is null or last_month',
    'last_month',
    missed,
  ],
  [
    'an anonymised ticket is charged beside the others of its person',
    billing,
    'select ticket.*, unbilled.holder_id\n',
    'select ticket.*, -unbilled.holder_id\n',
    missed,
  ],
  [
    'whose anonymised tickets were is kept after their months are closed',
    closing,
    'and last_month <= saved.through`',
    'and last_month < saved.through - 30`',
    missed,
  ],
  [
    'an agreement is closed although something in it has no price',
    `${run}/billable-period.query.ts`,
    'not in (\n  select company_id, agreement_id, period_start from unpriced)`',
    'is not null`',
    runs,
  ],
  [
    'another agreement of the person is closed while one ticket has no price',
    billing,
    'select array_agg(ticket.agreement_id) from',
    'select array_agg(ticket.agreement_id) filter (where ticket.id = dearest.id) from',
    twin,
  ],
  [
    'the first of the tickets of a person is charged, not the dearest',
    billing,
    'ticket.person, price.price_ore desc nulls first,',
    'ticket.person, price.price_ore is null desc,',
    year,
  ],
  [
    'a ticket that was redeemed and ended before its first day costs nothing',
    charged,
    'and coalesce(downloaded_at, shown_at) is not null',
    'and coalesce(downloaded_at, shown_at) is null',
    twin,
  ],
  [
    'a ticket that was only shown on its page and ended before its first day costs nothing',
    charged,
    'and coalesce(downloaded_at, shown_at) is not null',
    'and downloaded_at is not null',
    handedOut,
  ],
  [
    'a subscription whose code was drawn and that was ended before its first day costs nothing',
    subscriptions,
    'and code_drawn_at is not null))',
    'and code_drawn_at is null))',
    twin,
  ],
  [
    'a subscription is charged for months before its code was drawn',
    subscriptions,
    '(code_drawn_at at time zone ${sql.lit(businessTimeZone)})::date <= ${last}::date)',
    'true)',
    twin,
  ],
  [
    'the day on which an end was set is the one in UTC',
    charged,
    'ended_at at time zone ${sql.lit(businessTimeZone)}',
    "ended_at at time zone 'UTC'",
    twin,
  ],
  [
    'a subscription is billed for the month after its last',
    subscriptions,
    'is null or (expiration_date >= ${month}::date and',
    'is null or (expiration_date >= ${month}::date - 31 and',
    runs,
  ],
  [
    'the newest price is taken, also one that begins later in the month',
    'server/catalogue/products/prices-in-force.query.ts',
    'where price.tenant = ${tenant} and price.valid_from <= ${day}::date\n   order by product_id',
    'where price.tenant = ${tenant} and price.valid_from <= ${day}::date + 27\n   order by product_id',
    year,
  ],
  [
    'a quarter is invoiced month by month',
    `${run}/issue-invoices.store.ts`,
    'last_day else last_month_day end',
    "last_day else date '2099-12-31' end",
    year,
  ],
  [
    'a company with the base alone gets invoices',
    `${run}/issue-invoices.store.ts`,
    'not coalesce(settings.invoice_base_only, false)',
    'true',
    runs,
  ],
  [
    'a line is refunded again and again',
    'server/billing/invoices/refund/refund-line.ts',
    "if (refusal === 'NEWLY_REFUNDED') {",
    "if (refusal === 'NEWLY_REFUNDED' && refundable.quantity > 1) {",
    'server/billing/invoices/invoices.test.ts',
  ],
  [
    'an invoice calls a product as it is called today',
    'server/billing/invoices/product-name.query.ts',
    'and named.period_start = line.period_start',
    'and named.period_start = (select max(period_start) from invoices.product_name)',
    'server/billing/invoices/issued/issued-document.test.ts',
  ],
  [
    'a credit note is announced by no e-mail',
    'server/billing/invoices/refund/credit-line.ts',
    'if (creditNote) await announce(',
    'if (creditNote && credit.amountOre < 0) await announce(',
    'server/billing/invoices/invoices.test.ts',
  ],
  [
    'an invoice is sent again by a job that is tried again',
    'server/billing/invoices/delivery/send-invoice-email.job.ts',
    'saveSent(tx, key, clock.now())',
    'saveRefused(tx, key, clock.now())',
    delivery,
  ],
  [
    'an invoice that nobody got is forgotten when there is an address',
    'server/billing/invoices/run/bill-chunk.ts',
    '...readdressedJobs, ...newJobs',
    '...newJobs',
    runs,
  ],
  [
    'an invoice that was refused goes to the same address each day',
    'server/billing/invoices/delivery/delivery.store.ts',
    'and wanted.address is distinct from delivery.address',
    'and true',
    delivery,
  ],
  [
    'a company that somebody holds stops the run',
    `${run}/run.store.ts`,
    "throw new CompanyLocked('somebody else holds a company')",
    "throw Object.assign(new Error('somebody else holds a company'), { code: '55P03' })",
    races,
  ],
  [
    'more of a line is refunded than it cost',
    'server/billing/invoices/refund/refund-line.ts',
    "if (refusal === 'AMOUNT_TOO_HIGH') {",
    "if (refusal === 'AMOUNT_TOO_HIGH' && refundable.quantity > 1) {",
    'server/billing/invoices/invoices.test.ts',
  ],
  [
    'the statements of a run are prepared once, for any companies',
    'server/platform/db/connection/statement-names.ts',
    '    if (isPlannedAnew(statement)) return undefined;\n',
    '',
    'server/platform/db/connection/statement-names.test.ts',
  ],
  [
    'a company that fails holds up the others',
    'server/platform/jobs/chunks/carry-out-in-chunks.ts',
    'if (size.now() === 1) return work.giveUp(item, error);',
    'if (size.now() === 1) throw error;',
    runs,
  ],
  [
    'a run looks back for two months alone',
    'domain/billing/invoices/billing-period.rules.ts',
    'monthsFrom(firstMonth, lastClosableMonth(today));',
    'monthsFrom(firstMonth, lastClosableMonth(today)).slice(-2);',
    'server/app/off-weeks/off-weeks.test.ts',
  ],
  [
    'an invoice with an address is listed as undelivered at once',
    'server/billing/invoices/delivery/undelivered.query.ts',
    'hours: 24',
    'hours: 0',
    delivery,
  ],
  [
    'two looks at a ticket at once both record its first showing',
    'server/ticketing/tickets/phone/show-ticket.ts',
    'if (!isFirstShown(current, today)) return current;',
    '',
    'server/ticketing/tickets/phone/redeem-ticket.test.ts',
  ],
  [
    'showing a ticket does not lock its slots',
    'server/ticketing/tickets/phone/show-ticket.ts',
    'await lockSlotKeys(change.tx, slots);',
    '',
    'server/ticketing/tickets/phone/redeem-ticket.test.ts',
  ],
  [
    'the first month is changed after a month was closed',
    'server/billing/invoices/months/first-month.store.ts',
    "if (closedPeriod) return 'FIRST_MONTH_IN_USE';",
    '',
    races,
  ],
  [
    'the first showing of a ticket is not stored',
    'server/ticketing/tickets/phone/show-ticket.ts',
    'await setShown(change.tx, holder, now);',
    '',
    handedOut,
  ],
]);
