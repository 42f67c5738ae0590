import { faultsOf } from './fault.ts';

const access = 'server/platform/access';
const tickets = 'server/services/company-tickets';
const users = 'server/customers/users';

/** A row that is deleted, deactivated or out of date is still seen. */
export const oldRowFaults = faultsOf('server', [
  [
    'a deleted agreement still gives features',
    `${access}/signed-in.query.ts`,
    "where a.company_id = c.id and ${isLiveAgreement('a')}), '[]'),",
    "where a.company_id = c.id), '[]'),",
    `${access}/signed-in.query.test.ts`,
  ],
  [
    'a role in a deleted company is still one',
    `${access}/signed-in.query.ts`,
    "where c.tenant = u.tenant and ${isLiveCompany('c')} and c.id in (",
    'where c.tenant = u.tenant and c.id in (',
    `${access}/signed-in.query.test.ts`,
  ],
  [
    'a deleted agreement still conflicts with a new one',
    'server/customers/agreements/agreement.store.ts',
    `.where(isLiveAgreementWithin(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .execute();`,
    `.where(withinScope(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .execute();`,
    'server/customers/companies/company-administration.test.ts',
  ],
  [
    'a deleted agreement can be changed',
    'server/customers/agreements/agreement.store.ts',
    `.where(isLiveAgreementWithin(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .where('agreement.id', '=', agreementId)`,
    `.where(withinScope(scope, 'agreement'))
        .where('agreement.company_id', '=', companyId)
        .where('agreement.id', '=', agreementId)`,
    'server/customers/companies/company-administration.test.ts',
  ],
  [
    'a ticket is ordered under a deleted agreement',
    'domain/services/company-tickets/decide-order.rules.ts',
    '!agreement || agreement.isDeleted',
    '!agreement',
    `${tickets}/order-company-ticket.test.ts`,
  ],
  [
    'a heading of a file is not that of who asks',
    'server/platform/http/list/serve-list.ts',
    'own[name] ?? words?.[call.language]',
    'words?.[call.language]',
    'server/platform/http/list/serve-list.test.ts',
  ],
  [
    'a list is sorted upwards whatever is asked',
    'server/platform/http/list/serve-list.ts',
    "const isDescending = sort.startsWith('-');",
    "const isDescending = sort === '-';",
    'server/platform/http/list/serve-list.test.ts',
  ],
  [
    'a deleted agreement still stands in the list of companies',
    'server/customers/companies/company-list.query.ts',
    "${isLiveAgreement('agreement')}\n                    order by",
    'true\n                    order by',
    'server/customers/companies/company-administration.test.ts',
  ],
  [
    'a deleted company still stands in the list of companies',
    'server/platform/access/live/live-company.query.ts',
    "company: 'id' })} and ${isLiveCompany(company)})`;",
    "company: 'id' })})`;",
    'server/customers/companies/company-administration.test.ts',
  ],
  [
    'a deleted company keeps its organisation number taken',
    'server/customers/companies/prefill/existing-company.query.ts',
    ".where(isLiveCompanyWithin(scope, 'company'))",
    ".where('company.tenant', '=', scope.tenant)",
    'server/customers/companies/prefill/prefill.test.ts',
  ],
  [
    'a change for many goes on for a deactivated user',
    `${access}/signed-in.query.ts`,
    "u.id = ${userId} and ${isActiveUser('u')}",
    'u.id = ${userId}',
    `${tickets}/change-many/lost-role.test.ts`,
  ],
  [
    'a deactivated user counts as an administrator who is left',
    `${users}/administration/user-roles.query.ts`,
    `and who.id <> "user".id and \${isActiveUser('who')}`,
    'and who.id <> "user".id',
    `${users}/administration/change-user-roles.test.ts`,
  ],
  [
    'a user who was deactivated finds the old session after coming back',
    `${users}/administration/deactivate-user.ts`,
    'await endSessionsOf(change.tx, { tenant, userId });',
    '',
    `${users}/administration/deactivate-user.test.ts`,
  ],
  [
    'an activation link works after it has expired',
    `${users}/activation/find-usable-activation.ts`,
    "return isOver ? { refused: { code: 'ACTIVATION_EXPIRED' } } : activation;",
    'void isOver;\n  return activation;',
    `${users}/activation/activate-user.test.ts`,
  ],
  [
    'an expired session goes on without the provider',
    `${access}/authenticate.ts`,
    'Temporal.Instant.compare(found.accessExpiresAt, clock.now()) <= 0',
    'false',
    'server/customers/session/renew-session.test.ts',
  ],
  [
    'a ticket app that was turned off is still let in',
    `${access}/ticket-app.store.ts`,
    ".where('is_active', '=', true)",
    '',
    'server/app/ticket-app-command.test.ts',
  ],
  [
    'a withdrawn key is still published',
    'server/ticketing/tickets/phone/signing-key.store.ts',
    ".where('withdrawn_at', 'is', null)",
    '',
    'server/ticketing/tickets/phone/ticket-code.test.ts',
  ],
  [
    'a failed ticket is still held',
    'server/ticketing/tickets/live-entry.query.ts',
    ' and ${entry}.failed_at is null`',
    '`',
    'server/ticketing/tickets/live-entry.test.ts',
  ],
  [
    'a ticket that ended before it began is current',
    'server/ticketing/tickets/live-entry.query.ts',
    ' and (${entry}.expiration_date is null or ${entry}.expiration_date >= ${entry}.start_date)',
    '',
    'server/ticketing/tickets/live-entry.test.ts',
  ],
  [
    'a change for many reads tickets that are cancelled',
    `${tickets}/change-many/people.query.ts`,
    "and ${isCurrentEntry('ticket', today)}",
    'and (expiration_date is null or expiration_date >= ${today})',
    `${tickets}/change-many/named-people.test.ts`,
  ],
  [
    'a failed ticket counts as ordered this month',
    'server/ticketing/subscribers/person-state.query.ts',
    "and ${isHeldEntry('ticket')}\n",
    'and ticket.cancelled_at is null\n',
    'server/ticketing/subscribers/chosen-subscribers.test.ts',
  ],
  [
    'a failed ticket sets the first year of the housing statement',
    'server/services/housing/statement/statement-months.query.ts',
    "and ${isHeldEntry('entry')}`",
    'and cancelled_at is null`',
    'server/services/housing/statement/statement.test.ts',
  ],
  [
    'an anonymised ticket opens its company',
    'server/app/company-of/company-of.query.ts',
    " and ${isNotAnonymised('owned')})`",
    ')`',
    'server/app/company-of/company-of.test.ts',
  ],
  [
    'an order stands whose ticket ended before it began',
    'server/services/self-service/order-form/form-order.store.ts',
    ".where(isCurrentEntry('ticket', today))",
    ".where('ticket.cancelled_at', 'is', null)",
    'server/services/self-service/order-form/order-form.test.ts',
  ],
  [
    'a role in a deleted company is found by the filter of users',
    `${users}/list/user-list.query.ts`,
    "and ${isLiveCompany('company')} ${ofRole}",
    '${ofRole}',
    `${users}/list/chosen-users.test.ts`,
  ],
  [
    'an answered request is still open',
    'server/services/self-service/requests/open-requests.query.ts',
    "= 'open'`",
    "<> ''`",
    'server/app/live-rows.test.ts',
  ],
  [
    'a deactivated user is active',
    `${users}/active-user.query.ts`,
    "= 'ACTIVE'`",
    "<> 'DELETED'`",
    'server/app/live-rows.test.ts',
  ],
  [
    'an erased holder is still known',
    'server/platform/access/live/known-holder.query.ts',
    '.erased_at is null`',
    '.id is not null`',
    'server/app/live-rows.test.ts',
  ],
]);
