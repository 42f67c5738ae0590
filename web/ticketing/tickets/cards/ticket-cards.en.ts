import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './ticket-cards.nb.ts';

export const en: Texts<typeof nb> = {
  cardsTitle: 'The travel card',
  cardsFailed: 'We could not fetch the travel card',
  cardNumber: 'Card {{number}}',
  cardWithoutNumber: 'Card without a number',
  requestedMeans:
    'The card has been ordered and is being made. The ticket can be used when the card has come by post.',
  createdMeans: 'The card is in use, and the ticket is on it.',
  deactivatedMeans: 'The card is blocked and cannot be used.',
  cancelledMeans: 'The ticket was cancelled before the card was made. No card will come.',
  anonymisedMeans: 'The number has been deleted, as the ticket was over long ago.',
  requestedAt: 'Requested',
  madeAt: 'Produced',
  blockedAt: 'Blocked',
  cancelledAt: 'Cancelled',
  fee: 'Fee',
  replacesLost: 'Replaces card {{number}}, which is lost.',
  replacesDefective: 'Replaces card {{number}}, which does not work.',
  replacesName: 'Replaces card {{number}}, with a new name.',
  replacesErased: 'Replaces a card with a number that has been deleted.',
};
