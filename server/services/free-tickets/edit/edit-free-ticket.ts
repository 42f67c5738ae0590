import { editFreeTicket as route } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { decideFreeEdit } from '@takst/domain/services/free-tickets/edit/decide-free-edit.rules.ts';
import { isEditEmpty } from '@takst/domain/services/free-tickets/new-ticket-because-of.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import { loadFreeOffer } from '#services/free-tickets/offer/load-free-offer.ts';
import { serve } from '#platform/http/serve.ts';
import { refuseHeldSlot, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeEditOf } from './free-edit-of.ts';
import { matchesExpected } from './matches-expected.ts';
import { loadFreeEditFacts } from './load-free-edit-facts.ts';
import { refusedEdit } from './refused-edit.ts';
import { saveFreeEdit } from './save-free-edit.ts';
import { lockTicketToEdit } from './lock-ticket-to-edit.ts';

/** Changes a free ticket (spec 3 §4 "Edit ticket", §7). */
export const editFreeTicket = (database: Database, changes: ChangePath, tickets: Tickets) =>
  serve(route, async ({ origin, scope, params: { id }, body, today, now }) => {
    // Read before the transaction, it comes from the cache.
    await loadFreeOffer(database, { tenant: scope.tenant, today });
    const edit = freeEditOf(body);
    return refuseHeldSlot(() =>
      changes(origin, async (change): Promise<Outcome<typeof route>> => {
        const ticketWithSlots = await lockTicketToEdit(change.tx, tickets, {
          scope,
          today,
          id,
          edit,
        });
        if (!ticketWithSlots) return { refused: { code: 'TICKET_NOT_FOUND' } };
        const { ticket: lockedTicket, slots } = ticketWithSlots;
        const factsRequest = { scope, edit, slots };
        const facts = await loadFreeEditFacts(change.tx, lockedTicket, factsRequest);
        if (!matchesExpected(facts, body.previous))
          return { refused: { code: 'TICKET_CHANGED_SINCE' } };
        const decided = decideFreeEdit(facts, edit);
        if ('refusals' in decided) return refusedEdit(decided);
        const { ticket } = facts;
        if (isEditEmpty(ticket, decided.edited)) return { reply: { id } };
        const toSave = { row: lockedTicket.row, ticket, edit, decided, slots };
        const newTicket = await saveFreeEdit({ change, tickets, scope, now, today }, toSave);
        return { reply: { id: newTicket.id } };
      }),
    );
  });
