export { loadOffer } from './order/load-offer.ts';
export { dateTerms, isSupport, mayPickAnyDate } from './order/date-terms.ts';
export { isMobile } from '#ticketing/holders/holders.public.ts';
export { subscriberTicketService } from './company-ticket.service.ts';
export { type AcceptedOrderRow, decideOrderRow } from './order-many/decide-order-row.ts';
export { saveOrderRows } from './order-many/save-order-rows.ts';
export { loadManyOrders, type ManyOrderFacts } from './order-many/load-many-orders.ts';
export { orderManyParts } from './order-many/order-many-work.ts';
export { orderableService } from './order/orderable-service.ts';
export {
  decideOne,
  placeOrder,
  type OrderRefusalReply,
  refuseHeldTicket,
} from './order/place-order.ts';
export { ticketProductOf } from './order/ticket-product-of.ts';
export { billableTickets } from './billing/billable.query.ts';
