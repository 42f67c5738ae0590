import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database } from '#platform/db/database.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { cancelPendingTicket } from './employee/cancel-pending-ticket.ts';
import { changePhone } from './employee/change-phone.ts';
import { changeTicketAgreement } from './employee/change-ticket-agreement.ts';
import { changeZone } from './employee/change-zone.ts';
import { endCompanyTicket } from './employee/end-company-ticket.ts';
import { resendPickupCode } from './employee/resend-pickup-code.ts';
import { resendTicket } from './employee/resend-ticket.ts';
import { undoEnd } from './employee/undo-end.ts';
import { findKnownPerson } from './find-known-person.ts';
import { getCompanyTicket } from './get-company-ticket.ts';
import { orderCompanyTicket } from './order/order-company-ticket.ts';

type Dependencies = { database: Database; changes: ChangePath; tickets: Tickets };

/** Ordering a ticket for a person of a company, and what happens to it afterwards (spec 2 §7, §8). */
export const companyTicketRoutes = ({
  database,
  changes,
  tickets,
}: Dependencies): ServedRoute[] => [
  getCompanyTicket(database),
  findKnownPerson(database),
  orderCompanyTicket(database, changes, tickets),
  cancelPendingTicket(changes, tickets),
  endCompanyTicket(changes, tickets),
  undoEnd(changes, tickets),
  changeZone(database, changes, tickets),
  changeTicketAgreement(changes, tickets),
  changePhone(changes, tickets),
  resendPickupCode(changes, tickets),
  resendTicket(changes, tickets),
];
