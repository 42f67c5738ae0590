/** What a ticket lies on: a phone with a pickup code, a travel card, or paper. */
const ticketMedia = ['phone', 'card', 'paper'] as const;
export type TicketMedium = (typeof ticketMedia)[number];
