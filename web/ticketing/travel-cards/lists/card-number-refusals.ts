import type { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';

/** Why a card did not get its number. */
export const cardNumberRefusals: RefusalTexts<typeof setCardNumber, 'travel-cards'> = {
  CARD_NOT_FOUND: 'cardNotFound',
  CARD_NOT_REQUESTED: 'cardNotRequested',
  CARD_NUMBER_IN_USE: 'numberInUse',
};
