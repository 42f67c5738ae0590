export { recipientOf } from './operations/announce-tickets.ts';
export { resendTicket } from './operations/resend-ticket.ts';
export type { Billable, BillableFees, BillableRequest } from './billing/billable.query.ts';
export { idsOf, isCharged, isOpen } from './billing/charged.query.ts';
export type { BillingService, BillingServices, ClosedMonth } from './billing/billing-service.ts';
export { moveToCards, setSlotsOfCards } from './ticket/card-of-ticket.store.ts';
export { changeTicket } from './operations/change-ticket.ts';
export { type ContinuedTicket, productOf } from './operations/continue-tickets.ts';
export type { TicketDraft } from './operations/issue-tickets.ts';
export { createQrCode } from './phone/create-qr-code.ts';
export type { HolderLinks } from './phone/holder-link.ts';
export { findHeldTickets } from './operations/held-tickets.query.ts';
export { moveToHolderSlot } from './holder-slots.store.ts';
export type { Tickets } from './operations/make-tickets.ts';
export { productOfSale } from './ticket/product-of-sale.ts';
export { refusalOfConstraint, refuseHeldSlot } from './ticket/refuse-held-slot.ts';
export type { LockedTicket } from './operations/lock-tickets.ts';
export { lockWithSlots } from './operations/lock-with-slots.ts';
export { eraseHolders } from './anonymise/erase-holders.ts';
export { ticketData } from './personal-data.query.ts';
export { givenEntries } from './anonymise/erased-entries.query.ts';
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
  previousTicket,
  ruledTicket,
  statusOf,
} from './ticket/ticket-facts.ts';
export type {
  OrderedFor,
  PersonKey,
  RulesRequest,
  TicketEvent,
  TicketKey,
  TicketService,
  TicketServices,
} from './ticket/ticket-service.ts';
export {
  findTicket,
  findTickets,
  type Reach as TicketReach,
  ticketsOfHolder,
  type TicketRow,
} from './ticket/ticket.query.ts';
export { aboutTicket, type ChangeMoment } from './operations/ticket-operation.ts';
export type { OrderedMedium, TicketProduct } from './ticket/ticket.store.ts';
export {
  isAnonymised,
  isCurrentEntry,
  isHeldEntry,
  isLiveEntry,
  isNotAnonymised,
  subscriptionStatusOn,
  ticketStatusOn,
} from './ticket/live-entry.query.ts';
export type { FindTemporary } from './phone/find-temporary.ts';
export { printedCodeSigner } from './phone/sign-ticket-code.ts';
export { hasRedeemed } from './phone/phone-ticket.query.ts';
export { priceOfTicket } from './ticket/ticket-price.ts';
export { appOf, type TicketName, ticketSms } from './ticket-sms.texts.ts';
export { undoTicketEnd } from './operations/undo-ticket-end.ts';
export { ticketUses } from './ticket-uses.query.ts';
