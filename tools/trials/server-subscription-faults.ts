import { faultsOf } from './fault.ts';

const subscriptions = 'server/subscriptions';
const changeTest = `${subscriptions}/change/change-subscription.test.ts`;
const races = `${subscriptions}/subscription-races.test.ts`;
const roster = 'server/company-tickets/roster';

/** Several of a type for a person, and what goes along to another phone. */
export const subscriptionFaults = faultsOf('server', [
  [
    'a person gets a phone that has the same subscription',
    'server/company-tickets/employee/change-phone.ts',
    "return type ? { code: 'SUBSCRIPTION_ALREADY_HELD', type } : null;",
    'return type && null;',
    changeTest,
  ],
  [
    'the phone of a person is changed over a change that the user has not seen',
    'server/company-tickets/employee/change-phone.ts',
    'if (!isSamePhone(subscriber, previous)) {',
    "if (!isSamePhone(subscriber, previous) && previous.phone === '') {",
    `${subscriptions}/phone-of-subscriber.test.ts`,
  ],
  [
    'a comparison gives a person a phone that has the same subscription',
    `${roster}/decide-roster-row.ts`,
    "if (typesInTheWay.has(subscriberId)) return refused('SUBSCRIPTION_ALREADY_HELD');",
    'void typesInTheWay;',
    `${roster}/roster.test.ts`,
  ],
  [
    'a subscription is with its new phone since it began',
    'server/subscribers/move-subscriptions.store.ts',
    'set person_slot = given.slot, moved_on = ${today}::date',
    'set person_slot = given.slot',
    changeTest,
  ],
  [
    'subscriptions that are over go to the new phone',
    'server/subscribers/move-subscriptions.store.ts',
    "       and ${isCurrent('moved', today)}`.execute",
    '`.execute',
    changeTest,
  ],
  [
    'a subscription stays with the old phone',
    'server/subscribers/subscriber.store.ts',
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
