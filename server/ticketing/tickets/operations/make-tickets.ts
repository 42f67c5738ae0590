import { ticketAnnouncer } from './announce-tickets.ts';
import { cancelTickets } from './cancel-tickets.ts';
import { changeTicketsInPlace } from './change-in-place.ts';
import { continueTickets } from './continue-tickets.ts';
import { endTickets, endTicketsByRule } from './end-tickets.ts';
import { issueTickets } from './issue-tickets.ts';
import type { HolderLinks } from '../phone/holder-link.ts';
import { resendCodes } from './resend-codes.ts';
import { lockTicketsWithRules, viewTickets } from './lock-tickets.ts';
import type { TicketServices } from '../ticket/ticket-service.ts';
import { undoEnds } from './undo-ends.ts';

export type Tickets = ReturnType<typeof makeTickets>;

/** What services do with issued tickets: each operation takes any number of them. */
export function makeTickets(services: TicketServices, links: Pick<HolderLinks, 'linkTo'>) {
  const announce = ticketAnnouncer(services, links);
  return {
    lock: lockTicketsWithRules(services),
    view: viewTickets(services),
    issue: issueTickets(services, announce),
    end: endTickets(announce),
    endByRule: endTicketsByRule(announce),
    undoEnd: undoEnds(announce),
    cancel: cancelTickets(announce),
    continue: continueTickets(services, announce),
    changeInPlace: changeTicketsInPlace,
    resendCode: resendCodes(announce),
    announce,
  };
}
