export { cardData } from './personal-data.query.ts';
export { type Card, findCards } from './card/card.query.ts';
export { cardFees } from './card-fees.query.ts';
export { lockCardsOfTickets } from './card/card-on-ticket.query.ts';
export { cardsWithNumber } from './card/cards-with-number.query.ts';
export { cardStateOf, costsFee } from './card/card-state.query.ts';
export { cancelCards } from './card/close-cards.ts';
export { describeTicketCards } from './describe-ticket-cards.ts';
export { eraseCards } from './erase-cards.ts';
export { type HeldByOrders, loadHeldByOrders, type OrderSlots } from './held-by-orders.ts';
export { newCardFee } from './new-card-fee.ts';
export { orderCardsFor } from './order-cards-for.ts';
export { orderedMedium, phoneOfMedium, recipientOn, recordedMedium } from './ordered-medium.ts';
export { replaceCards, requestReplacements } from './replace-cards.ts';
export {
  countsByFilter,
  ticketConditions,
  ticketsOfHolders,
} from './card/ticket-conditions.query.ts';
export { type CardTerms, termsOfOrders } from './terms-of-orders.ts';
