import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { HolderLinks, Tickets } from '#ticketing/tickets/tickets.public.ts';
import { getClassLists } from './class-lists/get-class-lists.ts';
import {
  serveAllSchoolTicketList,
  serveSchoolTicketList,
} from './list/serve-school-ticket-list.ts';
import { lostCardRoutes } from './lost-card/lost-card.routes.ts';
import { getSchoolOrderOffer } from './order/get-school-order-offer.ts';
import { orderSchoolTickets } from './order/order-school-tickets.ts';
import { oneTicketRoutes } from './ticket/ticket.routes.ts';
import { getRollover } from './rollover/get-rollover.ts';
import { saveClassMoves } from './rollover/save-class-moves.ts';

type Dependencies = {
  database: Database;
  changes: ChangePath;
  tickets: Tickets;
  links: Pick<HolderLinks, 'temporaryLinkTo'>;
};

/** School tickets: the overviews, orders, and what happens to one ticket (spec 3 §7). */
export const schoolTicketRoutes = ({
  database,
  changes,
  tickets,
  links,
}: Dependencies): readonly ServedRoute[] => [
  ...serveSchoolTicketList(database),
  ...serveAllSchoolTicketList(database),
  getSchoolOrderOffer(database),
  orderSchoolTickets(database, changes, tickets),
  getClassLists(database),
  ...oneTicketRoutes({ database, changes, tickets }),
  ...lostCardRoutes({ database, changes, tickets, links }),
  getRollover(database),
  saveClassMoves(changes),
];
