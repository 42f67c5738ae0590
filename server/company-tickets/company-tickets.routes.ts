import type { ChangePath } from '#changes/change-path.ts';
import type { Database } from '#db/database.ts';
import type { Served } from '#http/serve.ts';
import type { AnnounceTicket } from './announce-ticket.ts';
import { employeeRoutes } from './employee/employee.routes.ts';
import { getCompanyTicket } from './get-company-ticket.ts';
import { listSubscriberHistory } from './history/list-subscriber-history.ts';
import { listSubscriberTickets } from './employee/list-subscriber-tickets.ts';
import { listSubscribers } from './list-subscribers.ts';
import { orderCompanyTicket } from './order-company-ticket.ts';

type Dependencies = { database: Database; changes: ChangePath; announce: AnnounceTicket };

export const companyTicketRoutes = ({ database, changes, announce }: Dependencies): Served[] => [
  listSubscribers(database),
  listSubscriberTickets(database),
  listSubscriberHistory(database),
  getCompanyTicket(database),
  orderCompanyTicket(changes, announce),
  ...employeeRoutes({ database, changes, announce }),
];
