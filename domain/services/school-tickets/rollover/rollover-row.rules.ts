import type { NamedPupil } from '#services/school-tickets/pupil-slots.rules.ts';
import type { KeptCard } from '#ticketing/travel-cards/chosen-medium.rules.ts';
import type { CardState } from '#ticketing/travel-cards/card-state.rules.ts';
import { type ClassMove, type DistanceMark, distanceMark } from './class-move.rules.ts';

type RolloverPhone = { readonly phoneCountryCode: string; readonly phone: string };

/** What the ticket of this year lies on. */
export type RolloverMedium =
  | { readonly kind: 'phone'; readonly phone: RolloverPhone | null }
  | {
      readonly kind: 'card';
      readonly cardId: number;
      readonly number: string | null;
      readonly state: CardState;
    };

/** A pupil whose ticket lasts until this school year ends. */
export type RolloverPupil = {
  /** Null for a card on which no name is written. */
  readonly pupil: NamedPupil | null;
  readonly medium: RolloverMedium;
  /** Next year has a ticket of the pupil already (`ticketsWithNext`). */
  readonly hasNextTicket: boolean;
};

/** What next year's ticket lies on: a card is kept over the summer (domain: School ticket). */
type NextMedium =
  | ({ readonly kind: 'phone' } & RolloverPhone)
  | KeptCard
  | { readonly kind: 'new-card' };

/** Why nothing is ordered for a pupil; the first one that is true. */
export type NoNextTicket = 'NAMELESS_CARD' | 'HAS_NEXT_TICKET' | 'LEAVER' | 'PHONE_NOT_VALID';

export type RolloverRow = {
  /** Something that the school looks at; it decides nothing. */
  readonly marks: readonly (DistanceMark | 'class-to-check')[];
} & (
  | { readonly order: { readonly pupil: NamedPupil; readonly medium: NextMedium } }
  | { readonly reason: NoNextTicket }
);

type RolloverTerms = {
  readonly moves: ReadonlyMap<string, ClassMove>;
  readonly isMobile: (phone: RolloverPhone) => boolean;
  /** Of pupils who leave though their class moves. */
  readonly isLeaver: boolean;
};

/** What is ordered for a pupil for the next school year, or why nothing is (issue: School tickets). */
export function rolloverRow(
  { pupil, medium, hasNextTicket }: RolloverPupil,
  { moves, isMobile, isLeaver }: RolloverTerms,
): RolloverRow {
  if (!pupil) return { marks: [], reason: 'NAMELESS_CARD' };
  const { className: from } = pupil;
  const move = moves.get(from) ?? { from, to: from, isToCheck: true };
  const mark = distanceMark(move);
  const marks = [
    ...(mark === null ? [] : [mark]),
    ...(move.isToCheck ? (['class-to-check'] as const) : []),
  ];
  if (hasNextTicket) return { marks, reason: 'HAS_NEXT_TICKET' };
  if (isLeaver || move.to === null) return { marks, reason: 'LEAVER' };
  const next = nextMedium(medium, isMobile);
  if (next === null) return { marks, reason: 'PHONE_NOT_VALID' };
  return { marks, order: { pupil: { ...pupil, className: move.to }, medium: next } };
}

/** Null for a phone that gets no ticket any more. */
function nextMedium(
  medium: RolloverMedium,
  isMobile: RolloverTerms['isMobile'],
): NextMedium | null {
  if (medium.kind === 'phone') {
    const { phone } = medium;
    return phone && isMobile(phone) ? { kind: 'phone', ...phone } : null;
  }
  const { state, cardId, number: cardNumber } = medium;
  // A card that is to be made carries both tickets; one that is blocked or gone none.
  return state === 'CREATED' || state === 'REQUESTED'
    ? { kind: 'kept-card', cardId, cardNumber }
    : { kind: 'new-card' };
}
