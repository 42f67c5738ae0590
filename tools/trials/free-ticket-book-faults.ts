import { type FaultLine, faultsOf } from './fault.ts';

const server = 'server/services/free-tickets';
const month = `${server}/book/free-ticket-month.query.ts`;
const lines = `${server}/book/book-lines.query.ts`;
const closing = `${server}/book/close-book-month.store.ts`;
const holders = `${server}/book/book-holder.store.ts`;
const bases = `${server}/invoice-base/invoice-bases.query.ts`;
const page = `${server}/tax-base/tax-base-rows.query.ts`;
const months = `${server}/tax-base/taxed-months.query.ts`;
const changes = `${server}/tax-changes/tax-changes.query.ts`;
const difference = `${server}/payroll-file/benefit-difference.query.ts`;
const numbers = `${server}/payroll-file/erase-file-numbers.store.ts`;

/** The faults of a file, for the tests of free tickets' book and of what is read from it. */
const bookTests = ['book', 'tax-base', 'tax-changes', 'invoice-base', 'payroll-file', 'year'].map(
  (folder) => `${server}/${folder}/`,
);
const faultsIn = (file: string, found: readonly (readonly [string, string, string])[]) =>
  faultsOf(
    'server',
    found.map(([name, find, replace]): FaultLine => [name, file, find, replace, ...bookTests]),
  );

/** What free tickets are charged and taxed for, almost rightly. */
export const freeTicketBookFaults = [
  ...faultsIn(month, [
    [
      'the cheapest ticket of a month counts',
      'price.price_ore desc nulls first',
      'price.price_ore',
    ],
    ['a ticket without a price is the cheapest', 'desc nulls first', 'desc nulls last'],
    [
      'of equal tickets the oldest counts',
      'ticket.start_date desc, ticket.id desc',
      'ticket.start_date, ticket.id',
    ],
    [
      'of two tickets of a day the first counts',
      'start_date desc, ticket.id desc',
      'start_date desc, ticket.id',
    ],
    [
      'an own share is paid back',
      'greatest(taxable_ore - coalesce(share.amount_ore, 0), 0)',
      '(taxable_ore - coalesce(share.amount_ore, 0))',
    ],
    [
      'a price counts from the day after it turns',
      'taxable.from_day <= greatest',
      'taxable.from_day < greatest',
    ],
    [
      'a price counts on the day on which it turns',
      'until_day > greatest',
      'until_day >= greatest',
    ],
    [
      'the benefit is always that of the 1st',
      'taxable.from_day <= greatest(charged.start_date, ${month.period.start}::date)',
      'taxable.from_day <= ${month.period.start}::date',
    ],
    [
      'a ticket that ends on the 1st is not of the month',
      'expiration_date >= greatest(start_date',
      'expiration_date > greatest(start_date',
    ],
    [
      'a ticket that begins on the last day is not of the month',
      'start_date <= ${period.end}::date',
      'start_date < ${period.end}::date',
    ],
    [
      'a ticket that ended before it began counts',
      'greatest(start_date, ${period.start}::date)',
      '${period.start}::date',
    ],
    [
      'an own share counts from the month after',
      'valid_from <= ${period.start}::date',
      'valid_from < ${period.start}::date',
    ],
    [
      'the first own share counts for good',
      'agreement_id, valid_from desc`',
      'agreement_id, valid_from`',
    ],
    ['a right that has gone over is charged twice', 'detail.ticket_id = line.ticket_id', 'false'],
  ]),
  ...faultsIn(closing, [
    [
      'a month that is closed is closed again',
      'and book_month.agreement_id = agreement.id)',
      'and false)',
    ],
    [
      'departments that stay open are closed',
      'and id <> all(${sql.val([...openAgreements])}::bigint[])',
      '',
    ],
    [
      'lines without a taxable amount are not counted',
      'filter (where tax_ore is null)',
      'filter (where false)',
    ],
    [
      'the number of somebody who is erased is lost',
      'coalesce(holder.employee_id, kept.employee_id), first_name',
      'holder.employee_id, first_name',
    ],
  ]),
  ...faultsIn(lines, [
    ['a closed month is derived as well', 'closed.agreement_id = line.agreement_id)', 'false)'],
    [
      'lines of another department are shown',
      'where line.agreement_id = any(array(select id from department))',
      'where true',
    ],
    [
      'an open line has no number when its holder is erased',
      "'coalesce(holder.employee_id, kept.employee_id)'",
      "'holder.employee_id'",
    ],
    [
      'numbers with other letters are told apart',
      'then lower(${openNumber} collate "C") collate "default" else',
      'then ${openNumber} else',
    ],
  ]),
  ...faultsIn(page, [
    ['the name is that of the newest family member', " and holder_type <> 'FAMILY_MEMBER'", ''],
    [
      'the department is that of the family',
      "month desc, holder_type = 'FAMILY_MEMBER', ticket_id",
      'month desc, ticket_id',
    ],
    [
      'the department is that of the oldest month',
      'const newestFirst = sql`month desc',
      'const newestFirst = sql`month',
    ],
    [
      'pensioners of a family are adults',
      "profile_id not in ('CHILD', 'SENIOR')",
      "profile_id <> 'CHILD'",
    ],
    [
      'equal numbers stand in any order of letters',
      '${key}number_key nulls last, employee_key',
      '${key}employee_key',
    ],
  ]),
  ...faultsIn(months, [
    ['a month without lines is listed', 'and line_count > 0\n', ''],
    ['the newest month is the oldest open one', 'months.toReversed()', 'months'],
  ]),
  ...faultsIn(changes, [
    [
      'a right under another number is a change of price',
      'coalesce(older.employee_key <> newer.employee_key, false)',
      'false',
    ],
    ['what is erased has no sum', 'sum(new_ore)::bigint, change_type', 'null::bigint, change_type'],
    ['the same amount is a change', ' or old_ore is distinct from new_ore)', ' or true)'],
  ]),
  ...faultsIn(bases, [
    [
      'VAT of an open month is rounded for each line',
      'group by month, agreement_id, vat_percent',
      'group by month, agreement_id, vat_percent, gross_ore',
    ],
    [
      'a month with fees alone has no base',
      'booked.line_count > 0 or closed.line_count > 0',
      'booked.line_count > 0',
    ],
    [
      'lines without a price are not told of',
      'filter (where gross_ore is null)',
      'filter (where false)',
    ],
  ]),
  ...faultsIn(difference, [
    [
      'a file of changes forgets the whole month before it',
      'line.file_id >= coalesce(whole.file_id, 0)',
      'line.file_id > coalesce(whole.file_id, 0)',
    ],
    [
      'open months other than the chosen one are told',
      'where is_closed or month = ${request.month}::date',
      'where true',
    ],
    ['what is not taxed any more is not taken back', 'or line.tax_ore is null or not', 'or not'],
  ]),
  ...faultsIn(holders, [
    ['numbers go on 31 March', "interval '1 year')::date <=", "interval '1 year')::date - 1 <="],
    [
      'numbers go while the names are there',
      'first_name is null and last_name is null and ${isReported',
      '${isReported',
    ],
    [
      'numbers of open months are kept of those before the first month',
      'and month > last_month)',
      'and false)',
    ],
  ]),
  ...faultsIn(numbers, [
    ['numbers in files go on 31 March', "year')::date <=", "year')::date - 1 <="],
    [
      'numbers in files go while the book has them',
      '       and not exists (',
      '       and exists (select) or not exists (',
    ],
  ]),
];
