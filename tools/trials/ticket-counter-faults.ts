import { faultsOf } from './fault.ts';

const rules = 'domain/services/ticket-counter';
const server = 'server/services/ticket-counter';
const web = 'web/ticket-counter';

/** The settings of the counter and whom a company pays for, almost right. */
export const ticketCounterFaults = [
  ...faultsOf('rules', [
    [
      'a digit of any alphabet is one',
      `${rules}/personal-reference.rules.ts`,
      String.raw`/^\d$/`,
      String.raw`/^\p{Nd}$/u`,
    ],
    [
      'a code that was not sent stands in the way of nothing',
      `${rules}/delivery-state.rules.ts`,
      "return facts.isNotSent ? 'not-sent' : 'unused';",
      "return 'unused';",
    ],
    [
      'a card gets what was refunded',
      `${rules}/delivery.rules.ts`,
      "if (isTakenBack) return 'DELIVERY_TAKEN_BACK';",
      '',
    ],
    [
      'what is used is taken back',
      `${rules}/delivery.rules.ts`,
      "return status === 'pending' ? null : 'DELIVERY_NOT_PENDING';",
      'return null;',
    ],
    [
      'a personal reference may go on after its pattern',
      `${rules}/personal-reference.rules.ts`,
      'given.length === wanted.length &&',
      'given.length >= wanted.length &&',
    ],
  ]),
  ...faultsOf('server', [
    [
      'a buyer picks recipients of other companies',
      `${server}/recipients/recipient-rows.query.ts`,
      "${withinCompany(scope, 'holder', companyId)} and holder.kind",
      'holder.kind',
      `${server}/recipients/recipient-list.test.ts`,
    ],
    [
      'a reference is deleted while somebody is being covered by it',
      `${server}/references/invoice-reference.query.ts`,
      'referencesById(tx, inCompany, id).forShare()',
      'referencesById(tx, inCompany, id)',
      `${server}/references/invoice-references.test.ts`,
    ],
    [
      'buyers always add references',
      `${server}/references/create-invoice-reference.ts`,
      'return allowTicketAdminsToUpdateInvoiceReferences && isTextAlone',
      'return isTextAlone',
      `${server}/references/invoice-references.test.ts`,
    ],
    [
      'buyers set budgets',
      `${server}/references/create-invoice-reference.ts`,
      'return allowTicketAdminsToUpdateInvoiceReferences && isTextAlone',
      'return allowTicketAdminsToUpdateInvoiceReferences',
      `${server}/references/invoice-references.test.ts`,
    ],
    [
      'a code that could not be sent is said to be sent',
      `${server}/deliver/send-codes.ts`,
      "await markNotSent(tx, key, { position, because: 'UNEXPECTED', at: clock.now() });",
      'await markSent(tx, key, { positions: [position], at: clock.now() });',
      `${server}/deliver/send-codes.test.ts`,
    ],
    [
      'a code that its buyer has sent is said not to be',
      `${server}/deliver/unsent-codes.store.ts`,
      'and position = ${position} and sent_at is null`',
      'and position = ${position}`',
      `${server}/deliver/send-codes.test.ts`,
    ],
    [
      'a code that could not be sent is tried for ever',
      `${server}/deliver/unsent-codes.store.ts`,
      'and sent_at is null and send_problem is null',
      'and sent_at is null',
      `${server}/deliver/send-codes.test.ts`,
    ],
    [
      'a load is reported without the lock of its delivery',
      `${server}/load/card-load.store.ts`,
      'for update of delivery',
      '',
      `${server}/load/report-load.test.ts`,
    ],
    [
      'a card gets what was ordered for another one',
      `${server}/load/card-load.store.ts`,
      'and delivery.card_number = ${cardNumber}\n       and delivery.delivered_on is not null\n',
      'and delivery.delivered_on is not null\n',
      `${server}/load/report-load.test.ts`,
    ],
    [
      'several deliveries are taken back without their locks',
      `${server}/take-back/locked-delivery.store.ts`,
      'for update of delivery',
      '',
      `${server}/take-back/take-back-many.test.ts`,
    ],
    [
      'deliveries of another order are taken back with those of one',
      `${server}/take-back/locked-delivery.store.ts`,
      'sql`delivery.order_id = ${orderId}`',
      'sql`true`',
      `${server}/take-back/take-back-many.test.ts`,
    ],
    [
      'settings are saved without their lock',
      `${server}/settings/counter-settings.store.ts`,
      '.forUpdate()',
      '',
    ],
    [
      'the app of one operator hears of the companies of another',
      `${server}/covers/cover-of-phone.query.ts`,
      'where person.tenant = ${app.tenant} and',
      'where',
      `${server}/covers/find-covers.test.ts`,
    ],
    [
      'a company whose counter has ended pays on',
      `${server}/covers/cover-of-phone.query.ts`,
      'and (agreement.end_date is null or agreement.end_date >= ${today}::date)',
      '',
      `${server}/covers/find-covers.test.ts`,
    ],
    [
      'companies pay in production',
      `${server}/covers/find-covers.ts`,
      'isCompanyPaysOpen({ production })',
      'isCompanyPaysOpen({ production: false })',
      `${server}/covers/closed-covers.test.ts`,
    ],
    [
      'the record keeps the names that people had',
      `${server}/covers/forget-covered.store.ts`,
      "change.kind <> 'cover-person' or ",
      '',
      `${server}/covers/forget-covered.test.ts`,
    ],
  ]),
  ...faultsOf('web', [
    [
      'the spinner of Save does not hold',
      `${web}/settings/counter-settings.page.tsx`,
      'save.isPending || isHeld',
      'save.isPending',
      `${web}/settings/counter-settings.test.tsx`,
    ],
    [
      'what is used has a box',
      `${web}/deliveries/deliveries.tsx`,
      'isTickable: canBeTakenBack,',
      '',
      `${web}/take-back/take-back-many.test.tsx`,
    ],
    [
      'somebody is changed over what the user has not seen',
      'web/design/changed-since/use-version-changed-since.ts',
      'changed.seen?.version ?? body.version',
      'body.version',
      `${web}/covers/covers.test.tsx`,
    ],
  ]),
];
