import type { CardState } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { EffectNote } from '#ticketing/tickets/change/effect-note.ts';

type OnCard = { travelCardState: CardState | null };

/** The card that is not made goes with its ticket, and its fee (domain: Cancelling what is not made yet). */
export function useCancelNotes(): (ticket: OnCard) => readonly EffectNote[] {
  const t = useTexts('delivered-ticket');
  return ({ travelCardState }) =>
    travelCardState === 'REQUESTED' ? [{ icon: 'card', text: t('cardGoesToo') }] : [];
}
