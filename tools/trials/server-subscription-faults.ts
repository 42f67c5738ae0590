import { faultsOf } from './fault.ts';

const subscriptions = 'server/services/subscriptions';
const changeTest = `${subscriptions}/change/change-subscription.test.ts`;
const races = `${subscriptions}/subscription-races.test.ts`;
const phoneDecision = 'server/services/company-tickets/employee/one-phone-decision.test.ts';
const roster = 'server/services/company-tickets/roster';

/** Several of a type for a person, and what goes along to another phone. */
export const subscriptionFaults = faultsOf('server', [
  [
    'a person gets a phone that has the same subscription',
    'server/services/company-tickets/decide-phone-change.ts',
    'subscriptionType: typesInTheWay.get(subscriberId) ?? null,',
    'subscriptionType: null,',
    `${roster}/roster.test.ts`,
    phoneDecision,
  ],
  [
    "a person's own tickets are in the way of their new phone",
    'server/ticketing/subscribers/phone/phone-moves.query.ts',
    'and (held.company_id, held.holder_id) is distinct from (given."companyId", given.id)`',
    '`',
    phoneDecision,
  ],
  [
    'the phone of a person is changed over a change that the user has not seen',
    'server/services/company-tickets/employee/change-phone.ts',
    "if (compareWithSeen(current, { seen: previous }) === 'changed-since')",
    "if (compareWithSeen(current, { seen: previous }) === 'changed-since' && previous.phone === '')",
    `${subscriptions}/phone-of-subscriber.test.ts`,
  ],
  [
    'a subscription is with its new phone since it began',
    'server/ticketing/subscribers/phone/move-subscriptions.store.ts',
    'set person_slot = given.slot, moved_on = ${today}::date',
    'set person_slot = given.slot',
    changeTest,
  ],
  [
    'subscriptions that are over go to the new phone',
    'server/ticketing/subscribers/phone/move-subscriptions.store.ts',
    "       and ${isCurrentEntry('moved', today)}`.execute",
    '`.execute',
    changeTest,
  ],
  [
    'a subscription stays with the old phone',
    'server/ticketing/subscribers/subscriber.store.ts',
    'await moveSubscriptions(tx, [{ ...key, slot }], today);',
    'void moveSubscriptions;',
    changeTest,
  ],
  [
    'a subscription is ordered whatever the person has',
    `${subscriptions}/order-subscription.ts`,
    'held: await findHeldSubscriptions(change.tx, { slot, today }),',
    'held: [],',
    `${subscriptions}/order-subscription.test.ts`,
    races,
  ],
]);
