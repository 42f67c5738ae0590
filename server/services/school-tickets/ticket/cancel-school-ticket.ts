import { cancelSchoolTicket as route } from '@takst/contract/services/school-tickets/ticket/cancel-school-ticket.contract.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { cancelCards } from '#ticketing/travel-cards/travel-cards.public.ts';

/** Cancels a ticket that has not begun, or whose first card is not made, with the card and its fee (domain). */
export const cancelSchoolTicket = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, cancelWithCard(tickets, call.scope))(
      change,
      { ...call, services, ticketId: params.id },
      undefined,
    ),
  );

const cancelWithCard = ({ cancel }: Tickets, scope: Scope): Tickets['cancel'] => ({
  ...cancel,
  async save(change, cancelled, moment) {
    await cancel.save(change, cancelled, moment);
    const ids = cancelled.map(({ row }) => row.id);
    await cancelCards(change, ids, { scope, ...moment });
  },
});
