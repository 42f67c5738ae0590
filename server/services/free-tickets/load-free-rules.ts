import { childEndByRule } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import type { freeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { RulesRequest } from '#ticketing/tickets/tickets.public.ts';
import { childFactsOf } from './children/child-ends.query.ts';
import { findCards } from '#ticketing/travel-cards/travel-cards.public.ts';

/** What the rules of free tickets look at beside the tickets: their cards, when children grow up, and the
 * operator's offers. */
export async function loadFreeRules(
  tx: Transaction,
  { scope, today, tickets }: RulesRequest,
): Promise<Parameters<typeof freeTicketRules>[0]> {
  const cardIds = tickets.flatMap(({ card_id, previous_card_id }) =>
    [card_id ?? [], previous_card_id ?? []].flat(),
  );
  const cards = await findCards(tx, scope, cardIds);
  const children = await childFactsOf(
    tx,
    scope,
    tickets.flatMap(({ id, previous_id }) => [id, previous_id ?? []].flat()),
  );
  return {
    today,
    // Of those who reach free tickets, only customer support reaches the whole operator.
    isSupport: scope.companies === 'whole-tenant',
    cardStateOf: (cardId) => cards.get(cardId ?? 0)?.state ?? null,
    replacesCards: tenantOf(scope.tenant).offers.has('freeTicket.replacementCard'),
    endByRule(ticketId) {
      const childFacts = children.get(ticketId);
      return childFacts ? childEndByRule(childFacts.child, childFacts.childEnd, today) : null;
    },
  };
}
