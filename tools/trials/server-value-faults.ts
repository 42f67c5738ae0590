import { faultsOf } from './fault.ts';

const tickets = 'server/services/company-tickets';
const users = 'server/customers/users';

/** Another value that may be the same in a fixture, and texts of which one variant is checked. */
export const valueFaults = faultsOf('server', [
  [
    'an answered idempotency key of another user is answered again',
    'server/platform/changes/change.store.ts',
    '.where((earlier) => earlier.and(columnsOf(call)))',
    ".where('tenant', '=', call.tenant).where('key', '=', call.key)",
    'server/platform/changes/create-change-path.test.ts',
  ],
  [
    'the quarantine is that of today and not that of the first day',
    'domain/services/company-tickets/decide-order.rules.ts',
    'facts.quarantineDaysOn(start)',
    'facts.quarantineDaysOn(today)',
    `${tickets}/order-start.test.ts`,
  ],
  [
    'the quarantine is that of any operator',
    `${tickets}/quarantine.query.ts`,
    ".where('tenant', '=', tenant)",
    '',
    `${tickets}/order-start.test.ts`,
  ],
  [
    'another ticket app on the same phone repeats a code',
    'server/ticketing/tickets/phone/redeem-ticket.ts',
    'ticket.ticket_app === scope.clientId && ticket.app_id === appId',
    'ticket.app_id === appId',
    'server/ticketing/tickets/phone/redeem-ticket.test.ts',
  ],
  [
    'another ticket app on the same phone sees a ticket',
    'server/ticketing/tickets/phone/phone-ticket.query.ts',
    ".where('ticket.ticket_app', '=', app.clientId)",
    '',
    'server/ticketing/tickets/phone/redeem-ticket.test.ts',
  ],
  [
    'a change for many leaves out a ticket on its last day',
    'server/ticketing/tickets/live-entry.query.ts',
    '${lastDay(entry)} >= ${day}',
    '${lastDay(entry)} > ${day}',
    `${tickets}/change-many/change-many.test.ts`,
    'server/ticketing/tickets/live-entry.test.ts',
  ],
  [
    'an order renames the person in another company',
    'server/ticketing/subscribers/save-subscribers.store.ts',
    `subscriber.company_id as "companyId",
           subscriber.person_slot as slot
      from unnest(\${companyIds}::bigint[], \${slots}::bigint[]) as given (company_id, slot)
      join subscribers.subscriber on subscriber.tenant = \${tenant}
       and subscriber.company_id = given.company_id and`,
    `given.company_id as "companyId",
           subscriber.person_slot as slot
      from unnest(\${companyIds}::bigint[], \${slots}::bigint[]) as given (company_id, slot)
      join subscribers.subscriber on subscriber.tenant = \${tenant}
       and`,
    `${tickets}/order-company-ticket.test.ts`,
    'server/ticketing/subscribers/update-contact-details.test.ts',
  ],
  [
    'a later price has the VAT of the day that was asked for',
    'server/catalogue/products/product.query.ts',
    'where kind = product.vat_kind and valid_from <= dated.valid_from',
    'where kind = product.vat_kind and valid_from <= ${from}::date',
    'server/catalogue/products/product.query.test.ts',
  ],
  [
    'a contact form is about the user with the id of the company',
    'server/customers/contact/send-contact-form.ts',
    "subject: { type: 'user', id: scope.userId }",
    "subject: { type: 'user', id: companyId }",
    'server/customers/contact/send-contact-form.test.ts',
  ],
  [
    'the SMS with a new ticket does not say that the old one is over',
    `server/ticketing/tickets/ticket-sms.texts.ts`,
    ' erstatter den forrige.',
    '.',
    `server/ticketing/tickets/ticket-sms.texts.test.ts`,
  ],
  [
    'the SMS about new zones names the first day of the old ones',
    'server/ticketing/tickets/continue-tickets.ts',
    'event: { kind: reasons[kind].event, startDate, pickupCode }',
    'event: { kind: reasons[kind].event, startDate: row.start_date, pickupCode }',
    `${tickets}/employee/change-ticket.test.ts`,
  ],
  [
    'every SMS names the app of one operator',
    `server/ticketing/tickets/ticket-sms.texts.ts`,
    'tenants[tenant].operator',
    'tenants.ruter.operator',
    `server/ticketing/tickets/ticket-sms.texts.test.ts`,
  ],
  [
    'the SMS about a ticket that ends on its first day says that it is no longer valid',
    `server/ticketing/tickets/ticket-sms.texts.ts`,
    'compare(lastDay, startDate) < 0',
    'compare(lastDay, startDate) <= 0',
    `server/ticketing/tickets/ticket-sms.texts.test.ts`,
  ],
  [
    'an SMS about the end goes to Norway, wherever the phone is from',
    'server/ticketing/tickets/announce-tickets.ts',
    '`${phoneCountryCode}${phone}`',
    '`+47${phone}`',
    `${tickets}/employee/change-ticket.test.ts`,
  ],
  [
    'the English half of the activation e-mail has a Norwegian date',
    `${users}/activation-link.texts.ts`,
    "until('en-GB')",
    "until('nb-NO')",
    `${users}/activation-link.test.ts`,
  ],
  [
    'a probe that fails late counts against a later one that succeeded',
    'server/platform/http/health.ts',
    'else if (attempt.startedMs > lastSuccessMs) {',
    'else {',
    'server/platform/http/health.test.ts',
  ],
  [
    'a daily job is started again at each look',
    'server/platform/jobs/run-schedule.ts',
    'job.schedule?.data);\n    await saveLastDue(tx, { job: job.name, dueAt });',
    'job.schedule?.data);',
    'server/platform/jobs/run-schedule.test.ts',
  ],
  [
    'after its clock was put back a portal starts no job',
    'server/platform/jobs/run-schedule.ts',
    "await saveLastDue(tx, { job: job.name, dueAt });\n      return 'clock-put-back';",
    "return 'clock-put-back';",
    'server/platform/jobs/run-schedule.test.ts',
  ],
  [
    'a stored answer to a visitor is readable',
    'server/platform/changes/answer-once.ts',
    'call.sealedWith ? sealAnswer(answer, call.sealedWith) : answer);',
    'answer);',
    'server/services/self-service/order-form/sent-again.test.ts',
  ],
]);
