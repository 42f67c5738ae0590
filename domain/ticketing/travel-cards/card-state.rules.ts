/** As the wire says them (spec 3 §3). */
export const cardStates = [
  'REQUESTED',
  'CREATED',
  'DEACTIVATED',
  'CANCELLED',
  'ANONYMISED',
] as const;
export type CardState = (typeof cardStates)[number];

export type CardFacts = {
  readonly isMade: boolean;
  readonly isDeactivated: boolean;
  readonly isCancelled: boolean;
  readonly isAnonymised: boolean;
};

/**
 * The state of a travel card follows from its facts, as a ticket's status does. Its SQL twin is `travel_cards.state`; a
 * test holds the two equal. A card that exists when it is ordered is made at once. An anonymised card has lost its
 * number, whether it was blocked or not.
 */
export function cardState(facts: CardFacts): CardState {
  if (facts.isCancelled) return 'CANCELLED';
  if (facts.isAnonymised) return 'ANONYMISED';
  if (facts.isDeactivated) return 'DEACTIVATED';
  return facts.isMade ? 'CREATED' : 'REQUESTED';
}

/** The back office gives a number once. */
export const mayMakeCard = (state: CardState): boolean => state === 'REQUESTED';

/** A replacement is ordered for a card that somebody has (spec 3 §5). */
export const mayReplaceCard = (state: CardState): boolean => state === 'CREATED';

/**
 * A card is deactivated when no ticket needs it any more: nothing could be done with a ticket on a blocked card, as only
 * a card that is made is replaced (docs/decisions/0091).
 */
export const refuseDeactivation = (
  state: CardState,
  isInUse: boolean,
): 'CARD_NOT_MADE' | 'CARD_IN_USE' | null => {
  if (state !== 'CREATED') return 'CARD_NOT_MADE';
  return isInUse ? 'CARD_IN_USE' : null;
};
