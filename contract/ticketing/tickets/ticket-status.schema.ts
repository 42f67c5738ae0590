import { ticketStatuses } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import * as z from 'zod/mini';

/** A ticket's status as domain/services/company-tickets derives it; never stored (domain: Status is derived). */
export const ticketStatus = z.enum(ticketStatuses);
