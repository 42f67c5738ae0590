import { faultsOf } from './fault.ts';

const housing = 'server/services/housing';
const moves = `${housing}/moves.test.ts`;
const moveIns = `${housing}/move-in.test.ts`;
const erasing = `${housing}/erase-residents.test.ts`;
const findings = `${housing}/unit-findings.test.ts`;

/** Who lives where in a housing association, and what becomes of it. */
export const housingFaults = faultsOf('server', [
  [
    'numbers in capitals and small letters are two units',
    `${housing}/unit.store.ts`,
    'text.lower_case(number) as folded, place::int',
    'number as folded, place::int',
    moves,
  ],
  [
    'those who move in on the same day are two households',
    `${housing}/residence.query.ts`,
    'and residence.from_date = given."fromDate"',
    'and residence.from_date > given."fromDate"',
    moves,
  ],
  [
    'a corrected number leaves the resident in the old unit',
    'server/ticketing/subscribers/update-contact-details.ts',
    'await noteNumbers(change.tx, scope.tenant, people);',
    'await noteNumbers(change.tx, scope.tenant, people.slice(1));',
    moves,
  ],
  [
    'an ordered ticket places nobody in a unit',
    'server/ticketing/tickets/issue-tickets.ts',
    'noteOrders(change.tx, tenant, people);',
    'noteOrders(change.tx, tenant, people.slice(people.length));',
    moves,
  ],
  [
    'an ordered subscription places nobody in a unit',
    'server/services/subscriptions/order-subscription.ts',
    'await services[service].noteOrders(change.tx, tenant, [person]);',
    'await services[service].noteOrders(change.tx, tenant, [person].slice(1));',
    moves,
  ],
  [
    'a resident of any company can be moved out',
    `${housing}/resident.store.ts`,
    "and ${withinScope(scope, 'subscriber')}",
    'and subscriber.tenant = ${scope.tenant}',
    moves,
    'server/app/all-routes.test.ts',
  ],
  [
    'tickets that begin after a move-out stay',
    `${housing}/move-out/save-move-outs.ts`,
    'await tickets.cancel.save(change, cancelled,',
    'await tickets.cancel.save(change, cancelled.slice(1),',
    moves,
  ],
  [
    'a move-out on a day that is not offered leaves the tickets running',
    `${housing}/move-out/save-move-outs.ts`,
    "return { refused: { code: 'END_DATE_NOT_OFFERED' } };",
    'continue;',
    moves,
  ],
  [
    'who was to move in later is a resident after all',
    `${housing}/residence.store.ts`,
    'Temporal.PlainDate.compare(residence.fromDate, lastDay) > 0',
    'Temporal.PlainDate.compare(residence.fromDate, lastDay) > 1',
    moves,
  ],
  [
    'people of two units become one household',
    `${housing}/live-together.ts`,
    'unitNumbers.size !== 1',
    'unitNumbers.size < 1',
    moves,
  ],
  [
    'whoever moves others in does not see who came before',
    `${housing}/move-in.ts`,
    'holders.symmetricDifference(new Set(seen)).size > 0',
    'holders.symmetricDifference(new Set(seen)).size > seen.length + 1',
    moveIns,
  ],
  [
    'two households may live in a unit on the day of a move-in',
    `${housing}/move-in.ts`,
    '!haveLeftBefore(movesInOn, occupantsDo.lastDay)',
    '!haveLeftBefore(movesInOn.add({ days: 1 }), occupantsDo.lastDay)',
    moveIns,
  ],
  [
    'who lives in units is told under agreements of another service',
    `${housing}/move-in.ts`,
    'if (!terms || !serviceOf(terms))',
    'if (!terms)',
    'server/app/all-routes.test.ts',
  ],
  [
    'a move-in is on the first day of the ticket, whatever is said',
    `${housing}/move-in.ts`,
    'const order = { ...unit.order, agreementId, movesInOn };',
    'const order = { ...unit.order, agreementId };',
    moveIns,
  ],
  [
    'who comes from another unit loses their name',
    `${housing}/unit-in-hand.ts`,
    'order.hasNewNames || !person ? order : person;',
    'order.hasNewNames || person ? order : order;',
    moveIns,
  ],
  [
    'the costs of erased residents are nobody’s',
    `${housing}/erase-residents.store.ts`,
    'await noteUnits(tx, erased);',
    'await noteUnits(tx, { ...erased, tickets: [] });',
    erasing,
  ],
  [
    'erased residents live in their units for ever',
    `${housing}/erase-residents.store.ts`,
    'if (erased.holders.length > 0) await',
    'if (erased.holders.length > 9_999) await',
    erasing,
  ],
  [
    'erasing somebody changes when they moved out',
    `${housing}/erase-residents.store.ts`,
    'and to_date is null`',
    'and (to_date is null or to_date > from_date)`',
    erasing,
  ],
  [
    'in SQL a household that has left is in the way',
    `${housing}/unit-findings.query.ts`,
    "and daterange(other.from_date, other.to_date, '[]') @> ${today}::date",
    'and other.company_id = one.company_id',
    findings,
  ],
  [
    'in SQL who lives in another unit by now has forgotten to move out',
    `${housing}/unit-findings.query.ts`,
    'and later.from_date > lived.from_date)\n              and',
    'and later.from_date < lived.from_date)\n              and',
    findings,
  ],
  [
    'what was refunded stays in the costs of a unit',
    `${housing}/unit-lines.query.ts`,
    'quantity - coalesce(refunded_ore, 0) as paid_ore',
    'quantity as paid_ore',
    `${housing}/costs/unit-costs.test.ts`,
  ],
  [
    'the first month of an operator costs its units nothing until it is closed',
    `${housing}/unit-lines.query.ts`,
    'ours.month > ${month}',
    'ours.month >= ${month}',
    `${housing}/costs/unit-costs.test.ts`,
  ],
  [
    'every end of a move-out is undone, requested or not',
    `${housing}/move-out/undo-ended-entries.ts`,
    'isRequested(one) && one.productType',
    'one.productType',
    `${housing}/undo-move-out.test.ts`,
  ],
]);
