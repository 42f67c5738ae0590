import { resendSchoolCode as route } from '@takst/contract/services/school-tickets/ticket/resend-school-code.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import { changeTicket, type Tickets } from '#ticketing/tickets/tickets.public.ts';

/** Sends the same code again. */
export const resendSchoolCode = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, { params, ...call }) =>
    changeTicket(tickets, tickets.resendCode)(
      change,
      { ...call, services, ticketId: params.id },
      { now: call.now },
    ),
  );
