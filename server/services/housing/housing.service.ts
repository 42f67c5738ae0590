import { subscriberTicketService } from '#services/company-tickets/company-tickets.public.ts';
import { correctUnits, placeResidents } from './residence/place-residents.ts';

/** Tickets that a housing association orders for its residents, who live in the units of their numbers. */
export const housingService = {
  ...subscriberTicketService('housing', {
    indefinite: 'beboerbillett',
    definite: 'beboerbilletten',
  }),
  onOrdered: placeResidents,
  onEmployeeIdCorrected: correctUnits,
};
