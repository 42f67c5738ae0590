import type { RosterReason } from '@takst/domain/ticketing/roster/roster.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';

/** Why nothing is proposed, or why it is not ticked. */
export const reasonTexts: Readonly<Record<RosterReason, PlainTextKey<'roster'>>> = {
  NUMBER_AND_PHONE_DIFFER: 'numberAndPhoneDiffer',
  NUMBER_OF_SEVERAL: 'numberOfSeveral',
  ALMOST_NOTHING_SAME: 'almostNothingSame',
  PERSON_OF_ANOTHER_ROW: 'personOfAnotherRow',
  SAME_NAME: 'sameName',
  TWICE_IN_LIST: 'twiceInList',
  ORDERED_RECENTLY: 'orderedRecently',
  ENDING_ALREADY: 'endingAlready',
  MANY_NAMES_CHANGED: 'manyNamesChanged',
  NUMBER_CHANGES: 'numberChanges',
};
