import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { getAppTicket } from './get-app-ticket.ts';
import { getHolderTicket } from './get-holder-ticket.ts';
import type { TicketServices } from '#ticketing/tickets/ticket/ticket-service.ts';
import type { HolderLinks } from './holder-link.ts';
import { listTicketKeys } from './list-ticket-keys.ts';
import { redeemTicket } from './redeem-ticket.ts';

type Dependencies = {
  database: Database;
  changes: ChangePath;
  links: HolderLinks;
  services: TicketServices;
};

export const phoneRoutes = ({
  database,
  changes,
  links,
  services,
}: Dependencies): ServedRoute[] => [
  redeemTicket({ database, changes, services }),
  getAppTicket(database),
  getHolderTicket({ database, changes, links, services }),
  listTicketKeys(database),
];
