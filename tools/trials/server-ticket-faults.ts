import { faultsOf } from './fault.ts';

const tests = 'server/ticketing/tickets/every-kind';
const core = 'server/ticketing/tickets';

/** What is easily wrong in tickets on cards and paper, without a holder, with ends by rule and edits. */
export const ticketFaults = faultsOf('server', [
  [
    'an end that is undone makes a ticket endless',
    `${core}/undo-ends.ts`,
    'lastDay: endByRule, endedAt: null',
    'lastDay: null, endedAt: null',
    tests,
  ],
  [
    'an end by rule counts as somebody’s end',
    `${core}/end-tickets.ts`,
    '...keyOf(row), lastDay, endedAt: null',
    '...keyOf(row), lastDay, endedAt: row.ordered_at',
    tests,
  ],
  [
    'an undone end looks at the slots of the phone alone',
    `${core}/undo-ends.ts`,
    'holderSlot: row.holder_slot',
    'holderSlot: null',
    tests,
  ],
  [
    'an undone end looks at the slots of the holder alone',
    `${core}/undo-ends.ts`,
    'mediumSlot: row.medium_slot',
    'mediumSlot: null',
    tests,
  ],
  [
    'the slots of the ticket before are not locked',
    `${core}/ticket.store.ts`,
    ',\n                                        previous.medium_slot, previous.holder_slot)',
    ')',
    tests,
  ],
  [
    'a move to another phone is cancelled whoever has the phone before',
    `${core}/cancel-tickets.ts`,
    'row.previous_medium_slot !== row.medium_slot ||',
    '',
    tests,
  ],
  [
    'the ticket before gets the end by rule of what it would have become',
    `${core}/cancel-tickets.ts`,
    'row.ended_at ? row.expiration_date : rules.endByRule(previous.id)',
    'row.expiration_date',
    tests,
  ],
  [
    'the ticket before is looked for on the same phone alone',
    `${core}/ticket.query.ts`,
    ".onRef('previous.id', '=', 'ticket.continues_id')",
    ".onRef('previous.id', '=', 'ticket.continues_id').onRef('previous.medium_slot', '=', 'ticket.medium_slot')",
    tests,
  ],
  [
    'tickets without a holder are not found',
    `${core}/ticket.query.ts`,
    ".leftJoin('holders.holder as holder'",
    ".innerJoin('holders.holder as holder'",
    tests,
  ],
  [
    'an edited ticket on a phone gets another code',
    `${core}/continue-tickets.ts`,
    "'edit-ticket': { event: 'ordered', drawsCode: false }",
    "'edit-ticket': { event: 'ordered', drawsCode: true }",
    tests,
  ],
  [
    'a ticket behind another on a card has the same part of it',
    `${core}/ticket.store.ts`,
    'coalesce(max(other.medium_part) + 1, 0)',
    'coalesce(max(other.medium_part), 0)',
    tests,
  ],
  [
    'somebody’s end gives way to the end by rule of what a ticket becomes',
    `${core}/continue-tickets.ts`,
    'row.ended_at ? row.expiration_date : endByRule',
    'endByRule',
    tests,
  ],
  [
    'who gets another phone is told on the one before',
    `${core}/continue-tickets.ts`,
    'becomes?.recipient === undefined ? recipientOf(row) : becomes.recipient',
    'recipientOf(row)',
    tests,
  ],
  [
    'the history of a reopened ticket is that of another holder',
    `${core}/cancel-tickets.ts`,
    'holder_id: row.previous_holder_id',
    'holder_id: row.holder_id',
    tests,
  ],
  [
    'a card that stays is another card',
    `${core}/continued-medium.ts`,
    'mediumSlot, cardId }',
    'mediumSlot, cardId: id }',
    tests,
  ],
  [
    'an edit does not move the right to a free ticket',
    'server/services/free-tickets/edit/save-free-edit.ts',
    'await moveEntitlement(tx, key, slots.holder);',
    'void moveEntitlement;',
    'server/services/free-tickets/edit',
  ],
  [
    'a pending edit that is cancelled leaves the right with the new holder',
    'server/services/free-tickets/ticket/cancel-free-tickets.ts',
    'await moveEntitlement(change.tx, { companyId: row.company_id, id: reopened.id }, slot);',
    'void moveEntitlement;',
    'server/services/free-tickets/edit',
  ],
  [
    'the link of an old phone leads to the new one',
    `${core}/phone/phone-ticket.query.ts`,
    "    .where('medium_slot', '=', medium_slot)\n",
    '',
    'server/services/free-tickets/edit',
  ],
]);
