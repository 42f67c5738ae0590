import type { ServiceFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { travelCardNumbers } from '@takst/contract/ticketing/travel-cards/travel-card-numbers.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';

/** Why a card did not get its number, in the file of rows that were not done. */
export const numberReasons: Readonly<
  Record<ServiceFault<typeof travelCardNumbers> | 'ROW_TWICE', BilingualText>
> = {
  CARD_NOT_FOUND: {
    nb: 'Det finnes ingen kortbestilling med dette nummeret',
    en: 'There is no card request with this number',
  },
  CARD_NOT_REQUESTED: {
    nb: 'Kortet har fått nummer fra før, eller bestillingen er kansellert',
    en: 'The card has a number already, or the request was cancelled',
  },
  CARD_NUMBER_IN_USE: {
    nb: 'Et annet kort i bruk har dette kortnummeret',
    en: 'Another card in use has this number',
  },
  WRONG_CARD_NUMBER: {
    nb: 'Kortnummeret må ha nøyaktig 9 tegn',
    en: 'The card number must have exactly 9 characters',
  },
  ROW_TWICE: {
    nb: 'Bestillingen eller kortnummeret står flere ganger i filen',
    en: 'The request or the card number is in the file twice',
  },
};
