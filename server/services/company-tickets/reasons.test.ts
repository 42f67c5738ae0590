import { expect, it } from 'vitest';
import { changeReasons } from './change-many/change-reasons.texts.ts';
import { rosterReasons } from './roster/roster-reasons.texts.ts';

/** What only the files of company tickets say; the words of other rows are those of every list. */
const own = { ...rosterReasons, ...changeReasons };

it.each([
  ['SEVERAL_PEOPLE', 'Flere personer', 'Several people'],
  ['DIFFERENT_PEOPLE', 'ulike personer', 'different people'],
  ['NOT_CHOSEN', 'ikke valgt', 'not chosen'],
  ['NO_ACTIVE_TICKET', 'ingen gyldig billett', 'no valid ticket'],
  ['END_ALREADY_SET', 'allerede en siste dag', 'last day already'],
  ['ALREADY_DOWNLOADED', 'hentet på mobilen', 'on the phone already'],
  ['NO_PICKUP_CODE', 'ingen hentekode', 'no pickup code'],
  ['PICKUP_CODE_JUST_SENT', 'nettopp en SMS', 'just got an SMS'],
  ['END_DATE_NOT_OFFERED', 'Siste dag kan ikke', 'last day cannot'],
  ['NOTHING_TO_TAKE_BACK', 'kan angres', 'can be undone'],
  ['NOT_ALLOWED', 'ikke lenger tilgang', 'no longer had access'],
  ['START_DATE_MISSING', 'Startdato', 'start date'],
  ['ZONES_MISSING', 'Soner', 'zones'],
] as const)('the reason of %s says “%s”, in English “%s”', (code, nb, en) => {
  expect(own[code]).toEqual({ nb: expect.stringContaining(nb), en: expect.stringContaining(en) });
});

it.each(['NO_ACTIVE_TICKET', 'END_ALREADY_SET', 'END_DATE_NOT_OFFERED'] as const)(
  'a comparison says of %s what a change says',
  (code) => expect(rosterReasons[code]).toEqual(changeReasons[code]),
);
