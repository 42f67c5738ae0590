import { faultsOf } from './fault.ts';

const run = 'server/invoices/run';
const billing = 'server/tickets/billing/billable.query.ts';
const year = 'server/invoices/year/random-year.test.ts';
const twin = 'server/invoices/billable-twin.test.ts';
const handedOut = 'server/invoices/handed-out.test.ts';
const delivery = 'server/invoices/delivery/deliver-invoices.test.ts';
const chunks = `${run}/chunk.test.ts`;
const closing = 'server/invoices/closing/open-months.store.ts';
const missed = 'server/invoices/closing/missed-months.test.ts';
const races = `${run}/run-races.test.ts`;
const runs = `${run}/run-invoices.test.ts`;

/** What is invoiced almost rightly: a month twice, a person twice, a number too many. */
export const invoiceFaults = faultsOf('server', [
  [
    'two runs at once do not wait for each other',
    `${run}/run.store.ts`,
    'select invoices.lock_companies(${tenant}, ${sql.val([...companies])}::bigint[], ${lockWaitMs}::int) as',
    'select true or ${companies.length === lockWaitMs}::bool or ${tenant} is null as',
    races,
  ],
  [
    'companies are committed before those that come before them',
    `${run}/chunk.ts`,
    'if (!(await before.committed)) throw new OutOfTurn();',
    '',
    chunks,
  ],
  [
    'what was begun too early is not done again',
    `${run}/chunk.ts`,
    'await billChunk(dependencies, chunk);',
    '',
    chunks,
  ],
  [
    'a run bills what is closed already',
    billing,
    'sql`(company_id, agreement_id) not in (select company_id, agreement_id from ${closed} as closed)`',
    'sql`exists (select from ${closed}) is not null`',
    runs,
  ],
  [
    'a month that was missed is not made up for',
    'domain/invoices/billing-period.rules.ts',
    'monthsFrom(firstMonth, lastClosableMonth(today))',
    '[lastClosableMonth(today)]',
    missed,
  ],
  [
    'a company is closed through a month that had to be left',
    closing,
    'if (!first || compare(month, first) < 0) through.set(id, month);',
    'through.set(id, month);',
    missed,
  ],
  [
    'a quarter is invoiced without the month that has no price',
    `${run}/issue-invoices.store.ts`,
    'date_trunc(through.period, waiting.month) = date_trunc(through.period, closed.month)',
    'waiting.month = closed.month',
    missed,
  ],
  [
    'a ticket that was anonymised before its month was closed is free',
    'server/invoices/line-holder.store.ts',
    'closed_through.month is null or last_month',
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
    'and last_month <= saved.month`',
    'and last_month < saved.month`',
    missed,
  ],
  [
    'an agreement is closed although something in it has no price',
    `${run}/billable-month.query.ts`,
    'not in (select company_id, agreement_id from unpriced)`',
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
    billing,
    'and coalesce(downloaded_at, shown_at) is not null',
    'and coalesce(downloaded_at, shown_at) is null',
    twin,
  ],
  [
    'a ticket that was only shown on its page and ended before its first day costs nothing',
    billing,
    'and coalesce(downloaded_at, shown_at) is not null',
    'and downloaded_at is not null',
    handedOut,
  ],
  [
    'a subscription whose code was drawn and that was ended before its first day costs nothing',
    billing,
    'and code_sent_at is not null',
    'and code_sent_at is null',
    twin,
  ],
  [
    'the day on which an end was set is the one in UTC',
    billing,
    'ended_at at time zone ${sql.lit(businessTimeZone)}',
    "ended_at at time zone 'UTC'",
    twin,
  ],
  [
    'a subscription is billed for the month after its last',
    billing,
    'is null or (expiration_date >= ${month}::date and',
    'is null or (expiration_date >= ${month}::date - 31 and',
    runs,
  ],
  [
    'the newest price is taken, also one that begins later in the month',
    billing,
    'where price.tenant = ${tenant} and valid_from <= ${month}::date\n           order by product_id',
    'where price.tenant = ${tenant} and valid_from <= ${month}::date + 27\n           order by product_id',
    year,
  ],
  [
    'a quarter is invoiced month by month',
    `${run}/issue-invoices.store.ts`,
    'closed.month <= through.month',
    'true',
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
    'server/invoices/refund/refund-line.ts',
    "if (refusal === 'NEWLY_REFUNDED') {",
    "if (refusal === 'NEWLY_REFUNDED' && refundable.quantity > 1) {",
    'server/invoices/invoices.test.ts',
  ],
  [
    'an invoice calls a product as it is called today',
    'server/invoices/product-name.query.ts',
    'and named.month = line.month',
    'and named.month = (select max(month) from invoices.product_name)',
    'server/invoices/issued/issued-document.test.ts',
  ],
  [
    'a credit note is announced by no e-mail',
    'server/invoices/refund/refund-line.ts',
    'if (creditNote) await announce(',
    'if (creditNote && amountOre < 0) await announce(',
    'server/invoices/invoices.test.ts',
  ],
  [
    'an invoice is sent again by a job that is tried again',
    'server/invoices/delivery/send-invoice-email.job.ts',
    'saveSent(tx, key, clock.now())',
    'saveRefused(tx, key, clock.now())',
    delivery,
  ],
  [
    'an invoice that nobody got is forgotten when there is an address',
    'server/invoices/run/bill-chunk.ts',
    '...readdressedJobs, ...newJobs',
    '...newJobs',
    runs,
  ],
  [
    'an invoice that was refused goes to the same address each day',
    'server/invoices/delivery/delivery.store.ts',
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
    'server/invoices/refund/refund-line.ts',
    "if (refusal === 'AMOUNT_TOO_HIGH') {",
    "if (refusal === 'AMOUNT_TOO_HIGH' && refundable.quantity > 1) {",
    'server/invoices/invoices.test.ts',
  ],
  [
    'the statements of a run are prepared once, for any companies',
    'server/db/connection/statement-names.ts',
    '    if (isPlannedAnew(statement)) return undefined;\n',
    '',
    'server/db/connection/statement-names.test.ts',
  ],
  [
    'a company that fails holds up the others',
    `${run}/chunk.ts`,
    'if (companies.length > 1) {',
    'if (companies.length > 1_000) {',
    runs,
  ],
  [
    'a run looks back for two months alone',
    'domain/invoices/billing-period.rules.ts',
    'monthsFrom(firstMonth, lastClosableMonth(today));',
    'monthsFrom(firstMonth, lastClosableMonth(today)).slice(-2);',
    'server/app/off-weeks/off-weeks.test.ts',
  ],
]);
