import type { CounterMediaType } from '@takst/contract/services/ticket-counter/counter-media.schema.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** What is handed out, in words. */
export const mediumWords: Readonly<Record<CounterMediaType, PlainTextKey<'counter-words'>>> = {
  MOBILE_TICKET: 'mediumPhone',
  TRAVEL_CARD: 'mediumCard',
  TRAVEL_CARD_ULTRALIGHT: 'mediumPaper',
};
