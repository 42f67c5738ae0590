import type { RosterEntry, RosterPerson } from './roster.ts';
import { hasOtherName } from './same-person.rules.ts';

/** A list may be older than an order; so long its person is no leaver. */
const recentOrderDays = 30;

export const isRecentOrder = (orderedOn: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(orderedOn, today.subtract({ days: recentOrderDays })) > 0;

const maxShareOfNewNames = 0.3;

/** So many names do not change: the file was read in a wrong encoding, or a column has shifted. */
export function hasManyNewNames(
  pairs: readonly { readonly entry: RosterEntry; readonly person: RosterPerson }[],
): boolean {
  const changedNames = pairs.filter(({ entry, person }) => hasOtherName(entry, person)).length;
  return changedNames > pairs.length * maxShareOfNewNames;
}

const maxShareOfLeavers = 0.2;
const fewLeavers = 10;

type RosterCounts = {
  /** With a ticket in the company. */
  readonly people: number;
  readonly leavers: number;
  readonly joiners: number;
};

/** Whether so many people seem to leave that the list may be incomplete: then a user has to type how many tickets end. */
export const isPerhapsHalfAList = ({ people, leavers, joiners }: RosterCounts): boolean =>
  leavers > people * maxShareOfLeavers || (leavers > fewLeavers && leavers > joiners);
