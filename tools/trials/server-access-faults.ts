import { faultsOf } from './fault.ts';

const access = 'server/access';
const tickets = 'server/company-tickets';
const users = 'server/users';

/** Who may, what is recorded, and who waits for whom. */
export const accessFaults = faultsOf('server', [
  [
    'a code can be sent again and again within the minute',
    `${tickets}/employee/resend-pickup-code.ts`,
    'row.code_sent_at ?? row.ordered_at',
    'row.ordered_at',
    `${tickets}/employee/send-again.test.ts`,
  ],
  [
    'a changed agreement is not recorded',
    'server/agreements/change-agreement.ts',
    'await change.record({',
    'void ({',
    'server/companies/company-administration.test.ts',
  ],
  [
    'a change of a ticket does not lock its person',
    'server/tickets/ticket.store.ts',
    ".forUpdate('person')",
    '',
    `${tickets}/employee/races.test.ts`,
    `${tickets}/employee/send-again.test.ts`,
  ],
  [
    'a form of another site changes something',
    'server/http/cross-site.ts',
    'if (origin !== undefined) return originHost(origin) !== request.host;',
    'if (origin !== undefined) return false;',
    'server/http/foreign-requests.test.ts',
  ],
  [
    'wrong pickup codes are not counted',
    'server/tries/limit-tries.ts',
    'if (secret === undefined) await tries.count(triers, now.add(countedFor));',
    '',
    'server/tickets/phone/wrong-tries.test.ts',
  ],
  [
    'scripts can read the session cookie',
    'server/session/session-cookies.ts',
    'httpOnly: true',
    'httpOnly: false',
    'server/session/',
  ],
  [
    'a sign-in that another browser began is finished in this one',
    'server/session/signing-in/sign-in.store.ts',
    ".where('browser_digest', '=', browserDigest)",
    '',
    'server/session/signing-in/sign-in-tampering.test.ts',
  ],
  [
    'a session of one operator holds at another',
    `${access}/signed-in.query.ts`,
    'where session.token_digest = ${tokenDigest} and session.tenant = ${tenant}',
    'where session.token_digest = ${tokenDigest}',
    `${access}/signed-in.query.test.ts`,
    'server/session/',
  ],
  [
    'ending one’s other sessions ends those of everybody',
    'server/session/end-sessions.store.ts',
    `.where('user_id', '=', userId)
    .where('token_digest', '<>', current)`,
    ".where('token_digest', '<>', current)",
    'server/session/own-sessions/own-sessions.test.ts',
  ],
  [
    'whoever has one service sees what another has in the company',
    `${access}/authorise.ts`,
    'companies: companiesByFeature.get(feature) ?? []',
    'companies: scope.companies',
    `${access}/authorise.test.ts`,
  ],
  [
    'a change for many goes on by a role in another company',
    `${access}/scope-of-user.ts`,
    'scope && isWithinScope(scope, asking.companyId) ? scope : null',
    'scope',
    `${tickets}/many/change-lines.test.ts`,
  ],
  [
    'a local administrator keeps a user who was given roles elsewhere',
    `${users}/administration/administered.query.ts`,
    'and not exists (select from users.company_role role where role.user_id = made.id)',
    '',
    `${users}/administration/outside.test.ts`,
    `${users}/administration/list-users.test.ts`,
  ],
  [
    'the history of a person tells what another company did',
    'server/subscribers/history/history.query.ts',
    'and change.company_id = person.company_id ',
    '',
    'server/subscribers/history/list-subscriber-history.test.ts',
  ],
  [
    'every user of a company reads its history',
    'contract/companies/list-company-history.contract.ts',
    "needs: 'companyHistory'",
    "needs: 'signed-in'",
    'server/company-history/company-history.test.ts',
  ],
  [
    'a pickup code is shown after it was used',
    'server/tickets/phone/get-holder-ticket.ts',
    'downloadedToPhone || !isRedeemable(phoneTicket)',
    '!isRedeemable(phoneTicket)',
    'server/tickets/phone/get-holder-ticket.test.ts',
  ],
  [
    'a subscriber is changed without the lock',
    'server/subscribers/subscriber-in-hand.ts',
    '(await subscriberStore(tx, scope).lock(id)) ?',
    'id > 0 && scope && subscriberStore ?',
    'server/subscribers/get-subscriber.test.ts',
  ],
  [
    'a person without tickets is not listed',
    'server/subscribers/subscriber-list.query.ts',
    'left join lateral',
    'join lateral',
    'server/subscribers/get-subscriber.test.ts',
  ],
]);
