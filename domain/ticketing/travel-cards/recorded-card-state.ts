import type { CardState } from './card-state.rules.ts';

/** A state in the record of changes, where users and cards are both told of (`travelCardCodes`). */
export const recordedCardState = <State extends CardState>(state: State): `CARD_${State}` =>
  `CARD_${state}`;
