export { loadOffer } from './load-offer.ts';
export { dateTerms, mayPickAnyDate } from './date-terms.ts';
export { isMobile } from './mobile-number.ts';
export { subscriberTicketService } from './company-ticket.service.ts';
export { orderableService } from './orderable-service.ts';
export {
  decideOne,
  type OrderToPlace,
  placeOrder,
  type RefusedPlacing,
  refuseHeldTicket,
} from './place-order.ts';
export { ticketProductOf } from './ticket-product-of.ts';
