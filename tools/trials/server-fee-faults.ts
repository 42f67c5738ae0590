import { faultsOf } from './fault.ts';

const billed = 'server/billing/invoices/months/billed-fees.query.ts';
const fees = 'server/billing/invoices/run/fees.test.ts';
const delivery = 'server/billing/invoices/refund/credit-delivery.ts';
const credits = 'server/billing/invoices/refund/credit-delivery.test.ts';
const everyKind = 'server/ticketing/tickets/every-kind/bill-every-kind.test.ts';

/** Fees and credits of deliveries almost rightly: twice, in the wrong month, by the wrong price. */
export const feeFaults = faultsOf('server', [
  [
    'a fee is billed again with each month',
    billed,
    "and line.product_type = 'FEE')",
    'and false)',
    fees,
  ],
  [
    'a card that is registered late is never billed',
    billed,
    'greatest(card.charged_on, closed.through + 1)',
    'card.charged_on',
    fees,
  ],
  [
    'a fee of a month that is left open goes to the next one',
    billed,
    'where open.period_start between ${start}::date and ${end}::date',
    'where open.period_start is not null and ${start}::date is not null',
    fees,
  ],
  [
    'a card of before the first month is billed',
    billed,
    'and ours.month > card.charged_on',
    'and ours.month > card.charged_on + 9999',
    fees,
  ],
  ['a fee of nothing is a line', billed, 'and price.price_ore is distinct from 0', '', fees],
  [
    'a fee has the price of the month, and not that of its day',
    billed,
    'feesInForce(tenant, sql`card.charged_on`)',
    'feesInForce(tenant, sql`${end}::date`)',
    fees,
  ],
  [
    'the name on the fee of a card outlives its ticket',
    'server/billing/invoices/line-holder.store.ts',
    'where line_holder.company_id = given.company_id and line_holder.related_id = given.id`',
    'where line_holder.company_id = given.company_id and line_holder.related_id = -given.id`',
    everyKind,
  ],
  ['a run does not wait for a credit', delivery, 'await shareCompany(tx, credit);', '', credits],
  [
    'two credits of a line do not wait for each other',
    delivery,
    'await lockNumbers(tx, tenant);',
    '',
    credits,
  ],
  [
    'a credit gives back what was refunded already',
    delivery,
    'const amountOre = refundableOre(refundableLine(billed));',
    'const amountOre = refundableOre({ ...refundableLine(billed), refunds: [] });',
    credits,
  ],
  [
    'a credit that waits for its invoice is forgotten',
    'server/billing/invoices/run/bill-companies.ts',
    'const creditNotes = await creditOwed(tx, { tenant, invoices, today });',
    'const creditNotes = await creditOwed(tx, { tenant, invoices: [], today });',
    credits,
  ],
  [
    'an older credit is set off against what is credited with the invoice',
    'server/billing/invoices/credits/settlement.store.ts',
    'where refund.company_id = invoice.company_id and refund.invoice_id = invoice.id), 0) as total_ore',
    'where refund.company_id = invoice.company_id and refund.invoice_id < 0), 0) as total_ore',
    credits,
  ],
  [
    'a benefit is that of other zones',
    'server/services/free-tickets/book/free-ticket-month.query.ts',
    'and taxable.nr_of_zones = charged.nr_of_zones',
    'and taxable.nr_of_zones >= charged.nr_of_zones',
    'server/services/free-tickets/book/close-book-month.test.ts',
  ],
]);
