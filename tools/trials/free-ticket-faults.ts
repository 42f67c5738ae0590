import { faultsOf } from './fault.ts';

const rules = 'domain/services/free-tickets';
const server = 'server/services/free-tickets';
const web = 'web/free-tickets';
const list = `${server}/list`;
const children = `${server}/children`;

/** Free tickets and travel cards that are decided, listed or told of almost rightly. */
export const freeTicketFaults = [
  ...faultsOf('rules', [
    [
      'the link of a tax notice is good to the end of its last day',
      `${rules}/tax-notice-days.rules.ts`,
      '.add({ days: taxNoticeDays + 1 })',
      '.add({ days: taxNoticeDays })',
      `${rules}/tax-notice-days.test.ts`,
    ],
    [
      'a ticket costs what it does on its first day, not on the 1st of the month',
      `${rules}/free-price.rules.ts`,
      'amount(sold, pricedOn(start))',
      'amount(sold, start)',
    ],
    [
      'a ticket comes back whose last day has passed',
      `${rules}/free-ticket.rules.ts`,
      'hasNotPassed(lastDay, today) && ',
      '',
    ],
    [
      'a ticket comes back to a card that was cancelled',
      `${rules}/free-ticket.rules.ts`,
      " && cardStateOf(cardId) !== 'CANCELLED'",
      '',
    ],
    [
      'an end that is set cannot be moved',
      `${rules}/free-ticket.rules.ts`,
      "if (mayMoveEnd(ticket, { today, isSupport })) actions.add('end-ticket');",
      '',
    ],
    [
      'a card has a code to send again',
      `${rules}/free-ticket.rules.ts`,
      'hasPickupCode && !downloadedToPhone',
      '!downloadedToPhone',
    ],
    [
      'a family member is the same person in two companies',
      `${rules}/free-slots.rules.ts`,
      "'free-family', companyId, value",
      "'free-family', companyId: 0, value",
    ],
    [
      'a new profile begins before the ticket',
      `${rules}/birthdays.rules.ts`,
      'laterOf(on, startDate)',
      'on',
    ],
    [
      'who has passed an age is ended on a day that has passed',
      `${rules}/birthdays.rules.ts`,
      'laterOf(on.subtract({ days: 1 }), today)',
      'on.subtract({ days: 1 })',
    ],
    [
      'a change at the end of a month is offered days too early',
      `${rules}/birthdays.rules.ts`,
      'while (isBefore(lastFreeDay(first), day)) first = first.add({ days: 1 });',
      '',
    ],
    [
      'a department may end before the ticket begins',
      `${rules}/decide-free-order.rules.ts`,
      'agreement, { today, start })',
      'agreement, { today, start: today })',
    ],
    [
      'an edit in place begins on another day',
      `${rules}/edit/decide-free-edit.rules.ts`,
      'reasons.length > 0 ? (edit.timeOfChange ?? times.first) : ticket.ruled.startDate',
      '(edit.timeOfChange ?? times.first)',
    ],
    [
      'an edit says what a ticket costs before it begins',
      `${rules}/edit/decide-free-edit.rules.ts`,
      'freeAmountsOf(offerOn(startDate), {',
      'freeAmountsOf(offerOn(ticket.ruled.startDate), {',
    ],
    [
      'a zone that has left the map stands in the way of a name',
      `${rules}/edit/free-edit-sale.rules.ts`,
      "before.kind === 'all' ? [] : [before.from, before.to]",
      '[]',
    ],
    [
      'a row is about somebody with the birth date and another number',
      `${rules}/named-person.rules.ts`,
      'folded(employeeId) === folded(row.employeeId) && ',
      '',
    ],
    [
      'a row is about a twin who has no ticket',
      `${rules}/named-person.rules.ts`,
      'named.filter(({ tickets }) => tickets.length > 0)',
      'named',
    ],
  ]),
  ...faultsOf('server', [
    [
      'a deleted department is chosen in the settings',
      `${server}/settings/save-free-ticket-settings.ts`,
      'isDepartment(one) && !one.isDeleted',
      'isDepartment(one)',
    ],
    [
      'an anonymised ticket is counted',
      `${list}/count-free-tickets.query.ts`,
      " and ${isNotAnonymised('ticket')}",
      '',
    ],
    [
      'the tickets of another service are counted',
      `${list}/count-free-tickets.query.ts`,
      "\n    and ticket.service = 'free-tickets'",
      '\n    and true',
    ],
    [
      'departments stand in the order of their numbers',
      `${list}/count-free-tickets.query.ts`,
      'order by text.sort_key(agreement.invoice_reference), agreement.id',
      'order by agreement.id',
    ],
    [
      'a card of a ticket that is over is waited for',
      'server/ticketing/travel-cards/ticket-conditions.query.ts',
      "'card-requested': sql`(${operative} and ",
      "'card-requested': sql`(",
    ],
    [
      'a ticket that goes on is one that ends',
      'server/ticketing/travel-cards/ticket-conditions.query.ts',
      ' and not ${isContinued})`',
      ')`',
    ],
    [
      'tickets that end are not sorted by their day',
      `${list}/free-ticket-sort.query.ts`,
      "then '3' || ticket.expiration_date",
      "then '3'",
    ],
    [
      'tickets that have not begun are not sorted by their day',
      `${list}/free-ticket-sort.query.ts`,
      "then '4' || ticket.start_date",
      "then '4'",
    ],
    [
      'a file of what is over does not say so in its name',
      `${list}/serve-free-ticket-list.ts`,
      "query.filter === 'over' || ",
      '',
    ],
    [
      'a department without a name is nothing in the file',
      `${list}/serve-free-ticket-list.ts`,
      'invoiceReference || String(agreementNumber)',
      'invoiceReference',
    ],
    [
      'a child who is continued is told of twice',
      `${children}/child-end-notice.store.ts`,
      'select distinct ticket.tenant, ticket.company_id, detail.entitlement_id, ${month}::date,',
      'select distinct ticket.tenant, ticket.company_id, ticket.id, ${month}::date,',
    ],
    [
      'a company without an administrator stands in no list',
      `${children}/end-child-tickets.job.ts`,
      'companies: await companiesNobodyIsToldIn(tx, month),',
      'companies: [],',
    ],
    [
      'administrators are told of ends that somebody has set',
      `${children}/child-end-notice.store.ts`,
      ' and ticket.ended_at is null',
      '',
    ],
    [
      'cards of a day are said to be posted to the last address alone',
      'server/ticketing/travel-cards/production/get-manufacture-report.ts',
      'postAddresses: [first, ...laterPostAddresses],',
      'postAddresses: [first],\n  laterPostAddresses = [],',
    ],
  ]),
  ...faultsOf('web', [
    [
      'an own share of a draft is compared with what its user saw',
      `${web}/own-share/set-own-share.modal.tsx`,
      'changed.seen?.version ?? body.version',
      'changed.seen?.version ?? department.version',
      `${web}/own-share/own-share.test.tsx`,
    ],
    [
      'other months can be chosen where the newest one has no changes',
      `${web}/tax-changes/tax-changes.page.tsx`,
      'list.isEmpty && !period',
      'list.isEmpty',
      `${web}/tax-changes/tax-changes.test.tsx`,
    ],
    [
      'choices stand without a search box',
      'web/design/list/searched-list.tsx',
      ' || besideSearch || chips',
      ' || chips',
      `${web}/tax-changes/tax-changes.test.tsx`,
    ],
    [
      'nothing is said of the sum of a period without lines',
      `${web}/tax-base/tax-base.page.tsx`,
      'monthsIn(months, period).length > 0',
      'monthsIn(months, period).length >= 0',
      `${web}/tax-base/tax-base.test.tsx`,
    ],
    [
      'a month alone is one of this year',
      `${web}/tax-base/tax-months.ts`,
      "if (year === '' && month === '')",
      "if (year === '')",
      `${web}/tax-base/tax-base.test.tsx`,
    ],
    [
      'an invoice base that there is not is a page that there is not',
      `${web}/invoice-base/invoice-base.page.tsx`,
      'notFoundOnRefusal(replyOf(getFreeInvoiceBase, input, signal))',
      'replyOf(getFreeInvoiceBase, input, signal)',
      `${web}/invoice-base/invoice-base.test.tsx`,
    ],
    [
      'the focus goes from the button that made a file to the file',
      `${web}/payroll-file/make-benefit-file.tsx`,
      'useEffect(() => focusIfLost(() => link.current), []);',
      '',
      `${web}/payroll-file/benefit-files.test.tsx`,
    ],
    [
      'what a file would have can be fetched again',
      `${web}/payroll-file/benefit-preview.tsx`,
      'if (!data && isError)',
      'if (false && isError)',
      `${web}/payroll-file/benefit-files.test.tsx`,
    ],
  ]),
];
