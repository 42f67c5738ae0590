import { describe, expect, it } from 'vitest';
import { reasonTexts } from './reason-texts.ts';
import { en } from './roster.en.ts';

describe('why nothing is proposed, or why it is not ticked,', () => {
  it('is said for each reason', () => {
    const english: Readonly<Record<string, string>> = en;
    const texts = Object.entries(reasonTexts).map(([reason, key]) => [reason, english[key]]);
    expect(Object.fromEntries(texts)).toEqual({
      NUMBER_AND_PHONE_DIFFER: 'The employee number is one person’s, the phone another’s',
      NUMBER_OF_SEVERAL: 'Several employees have this employee number',
      ALMOST_NOTHING_SAME: 'Only the number is the same; the name and the rest are another’s',
      PERSON_OF_ANOTHER_ROW: 'Another row of the list is the same person',
      SAME_NAME: 'Somebody of the same name has a ticket, with another number and phone',
      TWICE_IN_LIST: 'Several rows have the same number or phone',
      ORDERED_RECENTLY: 'Got a ticket in the last 30 days. The list may be older than that.',
      ENDING_ALREADY: 'Has a last day already',
      MANY_NAMES_CHANGED: 'Not accepted from the start: very many names have changed',
      NUMBER_CHANGES:
        'Somebody of the family is about to change employee number. Look at the family first.',
    });
  });
});
