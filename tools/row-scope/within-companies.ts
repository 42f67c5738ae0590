/**
 * Statements that look rows up by a slot and stay within the companies of their call, each with the reason: what they
 * look for lies there, so that row-level security takes nothing from them (docs/decisions/0144).
 */
export const withinCompanies: Readonly<Record<string, string>> = {
  'server/services/company-tickets/change-many/people.query.ts#findNamedPeople':
    'people of one company by their phones; somebody of another company is nobody',
  'server/services/housing/residence/resident.store.ts#lockResidents':
    'the slots of residents within the scope',
  'server/services/subscriptions/subscription/subscription.query.ts#lockSubscription':
    'the slot of one subscription within the reach',
  'server/ticketing/subscribers/many/save-subscribers.store.ts#findBySlots':
    'the people whom the companies that save them know already',
  'server/ticketing/subscribers/many/save-subscribers.store.ts#findSubscribersOfSlots':
    'the people of one company',
  'server/ticketing/subscribers/subscriber/subscriber.store.ts#subscriberStore':
    'the slot of one subscriber within the scope',
  'server/ticketing/tickets/phone/phone-ticket.query.ts#findContinuation':
    'the ticket that continues one of the same company',
  'server/ticketing/tickets/ticket/ticket.query.ts#isOnSameMedium':
    'compares a ticket with the one that it continues, of the same company',
  'server/ticketing/tickets/ticket/ticket.store.ts#lockSlotsOfTickets':
    'the slots of tickets within the reach, and of those of the same company that they continue',
};

/** Pieces of SQL that look rows up by a slot: each statement that takes one has to go beyond the companies. */
export const pieces: readonly string[] = [
  'server/services/housing/move-out/ended-by-move-out.query.ts#endedByMoveOut',
  'server/services/housing/move-out/ended-entry.store.ts#isReplaced',
  'server/services/housing/unit/unit.query.ts#peopleOfUnit',
];
