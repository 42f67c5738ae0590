export { subscriberTicketService } from './company-ticket.service.ts';
