import {
  type CardFacts,
  cardState,
} from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { expect } from 'vitest';
import { databaseTest } from '#testing/database-test.ts';
import { cardStatesInSql } from '../test-card-states.query.ts';

const both = [false, true];
const everyFact = both.flatMap((isMade) =>
  both.flatMap((isDeactivated) =>
    both.flatMap((isCancelled) =>
      both.map((isAnonymised): CardFacts => ({ isMade, isDeactivated, isCancelled, isAnonymised })),
    ),
  ),
);

databaseTest('the state of a card is the same in SQL as by the rule', async ({ database }) => {
  const ruled = everyFact.map((facts) => {
    const state = cardState(facts);
    return {
      state,
      isToBeMade: state === 'REQUESTED',
      isInHand: state === 'CREATED',
      holdsNumber: state === 'CREATED',
    };
  });
  expect(await cardStatesInSql(database, everyFact)).toEqual(ruled);
});
