import { previewFreeEdit as route } from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import {
  decideFreeEdit,
  type DecidedFreeEdit,
} from '@takst/domain/services/free-tickets/edit/decide-free-edit.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { loadFreeOffer } from '#services/free-tickets/offer/load-free-offer.ts';
import { serve } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeEditOf } from './free-edit-of.ts';
import { matchesExpected } from './matches-expected.ts';
import { loadFreeEditFacts } from './load-free-edit-facts.ts';
import { refusedEdit } from './refused-edit.ts';
import { viewTicketToEdit } from './lock-ticket-to-edit.ts';

/** Says what an edit would do, by the same decision (spec 3 §3 "Ticket change check"). */
export const previewFreeEdit = (database: Database, tickets: Tickets) =>
  serve(route, async ({ scope, params: { id }, body, today }) => {
    // Read before the transaction, it comes from the cache.
    await loadFreeOffer(database, { tenant: scope.tenant, today });
    const edit = freeEditOf(body);
    return database.transaction(async (tx): Promise<Outcome<typeof route>> => {
      const viewed = await viewTicketToEdit(tx, tickets, { scope, today, id, edit });
      if (!viewed) return { refused: { code: 'TICKET_NOT_FOUND' } };
      const { ticket, slots } = viewed;
      const facts = await loadFreeEditFacts(tx, ticket, { scope, edit, slots });
      if (!matchesExpected(facts, body.previous))
        return { refused: { code: 'TICKET_CHANGED_SINCE' } };
      const decided = decideFreeEdit(facts, edit);
      return 'refusals' in decided ? refusedEdit(decided) : { reply: previewOf(decided) };
    });
  });

function previewOf({ reasons, times, startDate, ...decided }: DecidedFreeEdit) {
  const { before, after } = decided.amounts;
  return {
    newTicketRequired: reasons.length > 0,
    newTicketBecauseOf: [...reasons],
    timesOfChange: reasons.length > 0 ? times : null,
    startDate,
    expirationDate: decided.expirationDate,
    pricePerMonth: { before: inKroner(before.priceOre), after: inKroner(after.priceOre) },
    taxAmount: { before: inKroner(before.taxOre), after: inKroner(after.taxOre) },
    needsNewCard: decided.needsNewCard,
  };
}

const inKroner = (ore: number | null): number | null => ore && toKroner(ore);
