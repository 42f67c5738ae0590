import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  cardState,
  cardStates,
  mayMakeCard,
  mayReplaceCard,
  refuseDeactivation,
} from './card-state.rules.ts';

const bit = (number: number, place: number) => Math.floor(number / 2 ** place) % 2 === 1;

/** All sixteen combinations. */
const everyFact = Array.from({ length: 16 }, (_, number): CardFacts => ({
  isMade: bit(number, 0),
  isDeactivated: bit(number, 1),
  isCancelled: bit(number, 2),
  isAnonymised: bit(number, 3),
}));

describe('the state of a travel card follows from its facts (spec 3 §5)', () => {
  it('is one of five for all facts', () => {
    const byState = Map.groupBy(everyFact, cardState);
    const counts = cardStates.map((state) => [state, byState.get(state)?.length]);
    expect(Object.fromEntries(counts)).toEqual({
      REQUESTED: 1,
      CREATED: 1,
      DEACTIVATED: 2,
      CANCELLED: 8,
      ANONYMISED: 4,
    });
  });

  it.each(everyFact)('%o', (facts) => {
    const state = cardState(facts);
    if (facts.isCancelled) expect(state).toBe('CANCELLED');
    else if (facts.isAnonymised) expect(state).toBe('ANONYMISED');
    else if (facts.isDeactivated) expect(state).toBe('DEACTIVATED');
    else expect(state).toBe(facts.isMade ? 'CREATED' : 'REQUESTED');
  });
});

describe('what is done to a card in each state', () => {
  it('gets a number only while it is requested', () => {
    expect(cardStates.filter(mayMakeCard)).toEqual(['REQUESTED']);
  });

  it('is replaced only when it is made', () => {
    expect(cardStates.filter(mayReplaceCard)).toEqual(['CREATED']);
  });

  it.each(cardStates)('%s is deactivated only when it is made and in no use', (state) => {
    const isMade = state === 'CREATED';
    expect(refuseDeactivation(state, false)).toBe(isMade ? null : 'CARD_NOT_MADE');
    expect(refuseDeactivation(state, true)).toBe(isMade ? 'CARD_IN_USE' : 'CARD_NOT_MADE');
  });
});
