import { getAppTicket as getRoute } from '@takst/contract/company-tickets/phone/get-app-ticket.contract.ts';
import { getHolderTicket as holderRoute } from '@takst/contract/company-tickets/phone/get-holder-ticket.contract.ts';
import { listTicketKeys as keysRoute } from '@takst/contract/company-tickets/phone/list-ticket-keys.contract.ts';
import { redeemTicket as redeemRoute } from '@takst/contract/company-tickets/phone/redeem-ticket.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import { getAppTicket } from './get-app-ticket.ts';
import { getHolderTicket } from './get-holder-ticket.ts';
import type { HolderLinks } from './holder-link.ts';
import { listTicketKeys } from './list-ticket-keys.ts';
import { redeemTicket } from './redeem-ticket.ts';

type Dependencies = { database: Database; changes: ChangePath; links: HolderLinks };

/** Redeeming a ticket, and showing it on the phone. */
export const phoneRoutes = ({ database, changes, links }: Dependencies): Served[] => [
  serve(redeemRoute, redeemTicket(database, changes)),
  serve(getRoute, getAppTicket(database)),
  serve(holderRoute, getHolderTicket(database, links)),
  serve(keysRoute, listTicketKeys(database)),
];
