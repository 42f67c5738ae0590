import { getCompanyTicket as getRoute } from '@takst/contract/company-tickets/get-company-ticket.contract.ts';
import { listSubscriberHistory as historyRoute } from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import { listSubscriberTickets as ticketsRoute } from '@takst/contract/company-tickets/list-subscriber-tickets.contract.ts';
import { listSubscribers as listRoute } from '@takst/contract/company-tickets/list-subscribers.contract.ts';
import { orderCompanyTicket as orderRoute } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import { serve, type Served } from '#http/serve.ts';
import type { AnnounceTicket } from './announce-ticket.ts';
import { employeeRoutes } from './employee/employee.routes.ts';
import { getCompanyTicket } from './get-company-ticket.ts';
import { listSubscriberHistory } from './history/list-subscriber-history.ts';
import { listSubscriberTickets } from './employee/list-subscriber-tickets.ts';
import { listSubscribers } from './list-subscribers.ts';
import { orderCompanyTicket } from './order-company-ticket.ts';

type Dependencies = { database: Database; changes: ChangePath; announce: AnnounceTicket };

export const companyTicketRoutes = ({ database, changes, announce }: Dependencies): Served[] => [
  serve(listRoute, listSubscribers(database)),
  serve(ticketsRoute, listSubscriberTickets(database)),
  serve(historyRoute, listSubscriberHistory(database)),
  serve(getRoute, getCompanyTicket(database)),
  serve(orderRoute, orderCompanyTicket(changes, announce)),
  ...employeeRoutes({ database, changes, announce }),
];
