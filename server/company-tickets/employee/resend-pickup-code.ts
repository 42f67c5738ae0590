import { resendPickupCode as route } from '@takst/contract/company-tickets/employee/resend-pickup-code.contract.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { changeTicket, type Tickets } from '#tickets/tickets.public.ts';

/** Sends the same code again. */
export const resendPickupCode = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.resendCode)(
      change,
      { ...call, services, ticketId: params.id },
      { now: call.now },
    ),
  );
