export type { AnnounceTicket } from './announce-ticket.ts';
export { continueTicket, productOf } from './continue-ticket.ts';
export { ticketDescriber } from './describe-ticket.ts';
export { notifyHolderOfCancellation, notifyHolderOfEnd, recipientOf } from './notify-holder.ts';
export { newPickupCode } from './pickup-code.ts';
export { type TicketInHand, type TicketRequest, lockTicket } from './ticket-in-hand.ts';
export { findTicket, ticketsOfSubscriber } from './ticket.query.ts';
export { type Phone, type TicketProduct, ticketStore } from './ticket.store.ts';
export { priceOfTicket } from './ticket-price.ts';
