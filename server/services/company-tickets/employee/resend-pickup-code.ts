import { resendPickupCode as route } from '@takst/contract/services/company-tickets/employee/resend-pickup-code.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Sends the same code again. */
export const resendPickupCode = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.resendCode)(
      change,
      { ...call, services, ticketId: params.id },
      { now: call.now },
    ),
  );
