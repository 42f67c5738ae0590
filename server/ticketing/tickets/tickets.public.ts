export { recipientOf } from './announce-tickets.ts';
export { resendTicket } from './resend-ticket.ts';
export type { Billable, BillableFees, BillableRequest } from './billing/billable.query.ts';
export { idsOf, isCharged, isOpen } from './billing/charged.query.ts';
export type { BillingService, BillingServices, ClosedMonth } from './billing/billing-service.ts';
export {
  type MovedCard,
  moveToCards,
  type NumberedCard,
  setSlotsOfCards,
} from './card-of-ticket.store.ts';
export { changeTicket } from './change-ticket.ts';
export { type ContinuedTicket, productOf, type TicketBecomes } from './continue-tickets.ts';
export type { TicketDraft } from './issue-tickets.ts';
export { createQrCode } from './phone/create-qr-code.ts';
export type { HolderLinks } from './phone/holder-link.ts';
export { findHeldTickets } from './held-tickets.query.ts';
export { moveToHolderSlot } from './holder-slots.store.ts';
export type { Tickets } from './make-tickets.ts';
export { productOfSale } from './product-of-sale.ts';
export { refusalOfConstraint, refuseHeldSlot } from './refuse-held-slot.ts';
export type { TicketInHand } from './take-tickets.ts';
export { takeWithSlots } from './take-with-slots.ts';
export type {
  DueEntries,
  DueEntry,
  Erase,
  Erased,
  Erasers,
  PersonalDataArea,
} from './anonymise/personal-data.ts';
export {
  endedOn,
  isHandedOut,
  ofPerson,
  type PersonTicketRow,
  previousTicket,
  ruledTicket,
  statusOf,
} from './ticket-facts.ts';
export type {
  OrderedFor,
  PersonKey,
  RulesRequest,
  TicketEvent,
  TicketKey,
  TicketService,
  TicketServices,
} from './ticket-service.ts';
export { findTicket, findTickets, ticketsOfHolder, type TicketRow } from './ticket.query.ts';
export { aboutTicket, type ChangeMoment } from './ticket-operation.ts';
export type { OrderedMedium, TicketProduct } from './ticket.store.ts';
export {
  isAnonymised,
  isCurrentEntry,
  isHeldEntry,
  isLiveEntry,
  isNotAnonymised,
  subscriptionStatusOn,
  ticketStatusOn,
} from './live-entry.query.ts';
export type { FindTemporary } from './phone/find-temporary.ts';
export { printedCodeSigner } from './phone/sign-ticket-code.ts';
export { hasRedeemed } from './phone/phone-ticket.query.ts';
export { priceOfTicket } from './ticket-price.ts';
export { appOf, type TicketName, ticketSms } from './ticket-sms.texts.ts';
export { ticketUses } from './ticket-uses.query.ts';
