import { faultsOf } from './fault.ts';

const tickets = 'domain/services/company-tickets';

/** Wrong rules. */
export const rulesFaults = faultsOf('rules', [
  [
    'any employee number is written as a formula',
    'domain/platform/csv/csv.rules.ts',
    'const safeInFormula = /^[0-9A-Za-z]{1,20}$/;',
    'const safeInFormula = /^[^]{1,20}$/;',
  ],
  [
    'what is too wide for a payroll file is taken',
    'domain/billing/payroll/payroll-file.rules.ts',
    'text.length <= width && ',
    'width > 0 && ',
  ],
  [
    'the 6th no longer belongs to the days on which the current month can be ordered',
    `${tickets}/date-choices.rules.ts`,
    'export const lastDayForCurrentMonth = 6;',
    'export const lastDayForCurrentMonth = 5;',
  ],
  [
    'an end may lie four months ahead',
    `${tickets}/date-choices.rules.ts`,
    'const monthsAhead = 3;',
    'const monthsAhead = 4;',
  ],
  [
    'increased expiry offers one entry too few',
    `${tickets}/date-choices.rules.ts`,
    'const entriesWithIncreasedExpiry = 32;',
    'const entriesWithIncreasedExpiry = 31;',
  ],
  [
    'free dates do not include today',
    `${tickets}/date-choices.rules.ts`,
    'compare(date, today) >= 0',
    'compare(date, today) > 0',
  ],
  [
    'quarantine ends a day early',
    `${tickets}/order-company-ticket.rules.ts`,
    'add({ days: quarantineDays + 1 })',
    'add({ days: quarantineDays })',
  ],
  [
    'a one-day ticket leaves no quarantine',
    `${tickets}/order-company-ticket.rules.ts`,
    'compare(expirationDate, startDate) >= 0',
    'compare(expirationDate, startDate) > 0',
  ],
  [
    'an agreement that ends before the ticket starts is good enough',
    'domain/ticketing/tickets/order-agreement.rules.ts',
    'isOpenForOrders(agreement, today) &&\n  isAgreementValid(agreement, start)',
    'isOpenForOrders(agreement, today)',
  ],
  [
    'an agreement is no longer valid on its last day',
    'domain/platform/access/agreement-validity.rules.ts',
    'compare(agreement.endDate, today) >= 0',
    'compare(agreement.endDate, today) > 0',
  ],
  [
    'a ticket that ended before it began is charged for its month',
    `${tickets}/charged-months.rules.ts`,
    'if (isNeverValid(entry) && !isChargedAsHandedOut(entry)) return [];',
    '',
  ],
  [
    'a new ticket overlaps the one it continues by a day',
    'domain/ticketing/tickets/continued-ticket.rules.ts',
    'newStart: lastDay.add({ days: 1 })',
    'newStart: lastDay',
  ],
  [
    'a code can be sent again for a downloaded ticket',
    'domain/services/company-tickets/company-ticket-actions.rules.ts',
    'isCurrent(status) && hasPickupCode && !downloadedToPhone',
    'isCurrent(status) && hasPickupCode',
  ],
  [
    'a ticket with an end can be sent to a new phone',
    'domain/services/company-tickets/company-ticket-actions.rules.ts',
    'isCurrent(status) && downloadedToPhone && expirationDate === null',
    'isCurrent(status) && downloadedToPhone',
  ],
  [
    'a ticket is over on its last day',
    'domain/ticketing/tickets/ticket-status.rules.ts',
    'isBefore(expirationDate, today) ||',
    '!isBefore(today, expirationDate) ||',
  ],
  [
    'the journey back counts as another zone',
    'domain/catalogue/zones/zone-choice.rules.ts',
    'return same || turned;',
    'return same;',
  ],
  [
    'a product with a subset of zones is offered for all zones',
    'domain/catalogue/products/product-choice.rules.ts',
    'zoneList.length > 0 && ',
    '',
  ],
  [
    'one zone of the common pair goes out alone',
    'domain/catalogue/zones/zone-choice.rules.ts',
    'if (!isWithinPair(choice, pair)) return choice;',
    'if (!isWithinPair(choice, pair) || choice.from === choice.to) return choice;',
  ],
  [
    'a new price holds from the day after its first',
    'domain/platform/time/in-force.rules.ts',
    'compare(row.validFrom, on) <= 0',
    'compare(row.validFrom, on) < 0',
  ],
  [
    'the last global user administrator of an operator may go',
    'domain/customers/users/last-administrator.rules.ts',
    'others === 0;',
    'others < 0;',
  ],
  [
    'a local administrator takes away the roles in other companies',
    'domain/customers/users/roles-after.rules.ts',
    '...before.companies.filter(({ companyId }) => !isAdministered(administered, companyId)),',
    '',
  ],
  [
    'a role that is no longer offered may be given',
    'domain/customers/users/roles-after.rules.ts',
    "if (wished.companies.some(isGivenUnoffered)) return { refused: 'ROLE_NOT_OFFERED' };",
    'void isGivenUnoffered;',
  ],
  [
    'a company administrator orders school tickets',
    'domain/platform/access/features-for.rules.ts',
    "has('SCHOOLTICKET') && (hasRole('SCHOOLTICKET_ADMIN')",
    "has('SCHOOLTICKET') && (hasRole('COMPANY_ADMIN') || hasRole('SCHOOLTICKET_ADMIN')",
  ],
  [
    'an expired agreement still lets a company order',
    'domain/platform/access/features-for.rules.ts',
    "companyTicket && hasValid('SUBSCRIPTIONS')",
    'companyTicket',
  ],
  [
    'one of several features is not enough',
    'domain/platform/access/feature-need.rules.ts',
    'need.any.some(',
    'need.any.every(',
  ],
  [
    'two housing agreements go together',
    'domain/customers/agreements/agreement-combination.rules.ts',
    "    'HOUSING_COOPERATIVE_AGREEMENT',\n    'SCHOOLTICKET',\n  ],",
    "    'SCHOOLTICKET',\n  ],",
  ],
  [
    'a signed code outlives its ticket',
    'domain/ticketing/ticket-code/ticket-code.rules.ts',
    'end && Temporal.Instant.compare(end, usual) < 0 ? end : usual',
    'usual',
  ],
  ['a landline counts as a mobile', 'domain/platform/phone/phone.rules.ts', '[49]', '[2-9]'],
  [
    'an organisation number may begin with 0',
    'domain/customers/companies/organisation-number.rules.ts',
    " || text.startsWith('0')",
    '',
  ],
  [
    'payments into two accounts are one',
    'domain/billing/invoices/payments/identify-payments.rules.ts',
    '[account, paidOn, amountOre,',
    "['', paidOn, amountOre,",
  ],
  [
    'payments with two references are one',
    'domain/billing/invoices/payments/identify-payments.rules.ts',
    "reference?.text ?? ''",
    "''",
  ],
  [
    'an end that was changed after the move-out is undone with it',
    'domain/services/housing/undo-of-move-out.rules.ts',
    "if (expirationDate === null || !expirationDate.equals(lastDay)) return 'CHANGED_SINCE';",
    '',
  ],
]);
