import { entryOnMoveOut } from '@takst/domain/services/housing/entry-on-move-out.rules.ts';
import { endResidences } from '#services/housing/residence/residence.store.ts';
import type { Change } from '#platform/changes/change-path.ts';
import {
  ofPerson,
  ruledTicket,
  type LockedTicket,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import { type EntryOfPerson, entriesOfResidents } from './entries-of-residents.query.ts';
import { type EntryOutcome, saveEndedEntries } from './ended-entry.store.ts';
import { aboutResident, type MoveOut, type MoveOutMoment, type MoveOutRefusal } from './leaving.ts';
import { moveOutSubscription } from './move-out-subscription.ts';

type Dependencies = { readonly change: Change; readonly tickets: Tickets };

const services = ['housing'] as const;

/**
 * Moves people out, each named once: their residences end, and so does what they have (`entryOnMoveOut`). Somebody who was to
 * move in after their last day never does. Any number takes the same statements; only subscriptions are written one
 * by one. Answers why something could not be ended: then the caller refuses, and nothing is kept.
 */
export async function saveMoveOuts(
  { change, tickets }: Dependencies,
  moves: readonly MoveOut[],
  moment: MoveOutMoment,
): Promise<MoveOutRefusal | null> {
  const people = moves.map(({ residence }) => residence);
  const entries = await entriesOfResidents(change.tx, people, moment.today);
  const moveOf = new Map(moves.map((move) => [move.residence.holderId, move]));
  const endedTickets = await endTickets({ change, tickets }, { entries, moveOf }, moment);
  if ('refused' in endedTickets) return endedTickets.refused;
  const outcomes = [...endedTickets.outcomes];
  for (const entry of entries) {
    const move = moveOf.get(entry.holderId);
    if (entry.productType !== 'MOBILITY' || !move) continue;
    const outcome = await moveOutSubscription(change, { id: entry.id, move }, moment);
    if (outcome && 'refused' in outcome) return outcome.refused;
    if (outcome) outcomes.push({ ...entry, ...outcome });
  }
  const { scope, today } = moment;
  const residences = people.filter(
    (one) =>
      Temporal.PlainDate.compare(one.fromDate, moveOf.get(one.holderId)?.lastDay ?? today) <= 0,
  );
  await saveEndedEntries(change.tx, { tenant: scope.tenant, residences, today }, outcomes);
  await leaveUnits(change, moves);
  return null;
}

/** Ends the residences of people, and leaves what they have alone. */
export async function leaveUnits(
  change: Change,
  moves: readonly Omit<MoveOut, 'endsOn'>[],
): Promise<void> {
  await endResidences(change.tx, moves);
  await change.record(
    ...moves.map(({ residence, unitNumber, lastDay }) => ({
      ...aboutResident(residence),
      kind: 'move-out' as const,
      before: { movedOutOn: residence.toDate },
      after: { unit: unitNumber, movedOutOn: lastDay },
    })),
  );
}

type Departures = {
  readonly entries: readonly EntryOfPerson[];
  /** By holder. */
  readonly moveOf: ReadonlyMap<number, MoveOut>;
};

async function endTickets(
  { change, tickets }: Dependencies,
  { entries, moveOf }: Departures,
  { scope, today, now }: MoveOutMoment,
): Promise<{ readonly refused: MoveOutRefusal } | { readonly outcomes: readonly EntryOutcome[] }> {
  const ids = entries.flatMap(({ productType, id }) => (productType === 'TICKET' ? [id] : []));
  const due = async (what: 'cancelled' | 'ended') => {
    const lockedTickets = await tickets.lock(change.tx, { scope, services, ids, today });
    return lockedTickets.flatMap((lockedTicket: LockedTicket | null) => {
      const move = lockedTicket && moveOf.get(ofPerson(lockedTicket.row).holder_id);
      const isDue = move && entryOnMoveOut(ruledTicketOf(lockedTicket), move) === what;
      return isDue ? [{ lockedTicket, move }] : [];
    });
  };
  const cancelled = (await due('cancelled')).flatMap(({ lockedTicket }) => {
    const decision = tickets.cancel.decide(lockedTicket);
    return 'accepted' in decision ? [decision.accepted] : [];
  });
  await tickets.cancel.save(change, cancelled, { tenant: scope.tenant, now });
  const ends = [];
  // Read again: a cancelled ticket gives its end back to the one that it was to continue.
  for (const { lockedTicket, move } of await due('ended')) {
    const decision = move.endsOn && tickets.end.decide(lockedTicket, { lastDay: move.endsOn });
    if (decision && 'refused' in decision) return { refused: { code: 'END_DATE_NOT_OFFERED' } };
    if (decision) ends.push(decision.accepted);
  }
  await tickets.end.save(change, ends, { tenant: scope.tenant, now });
  const outcomeOf = (row: LockedTicket['row'], lastDay: Temporal.PlainDate | null) => ({
    productType: 'TICKET' as const,
    id: row.id,
    holderId: ofPerson(row).holder_id,
    lastDay,
  });
  return {
    outcomes: [
      ...cancelled.map(({ row }) => outcomeOf(row, null)),
      ...ends.map(({ row, lastDay }) => outcomeOf(row, lastDay)),
    ],
  };
}

const ruledTicketOf = ({ row, today }: LockedTicket) => ruledTicket(row, today);
