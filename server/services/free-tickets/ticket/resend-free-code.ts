import { resendFreeCode as route } from '@takst/contract/services/free-tickets/ticket/resend-free-code.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import { freeServices as services } from './free-services.ts';

/** Sends the same code again. */
export const resendFreeCode = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.resendCode)(
      change,
      { ...call, services, ticketId: params.id },
      { now: call.now },
    ),
  );
