import { subscriberTicketService } from '#company-tickets/company-tickets.public.ts';

/** Tickets that a housing association orders for its residents. */
export const housingService = subscriberTicketService('housing', {
  indefinite: 'beboerbillett',
  definite: 'beboerbilletten',
});
