import type { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import { residenceOn } from '@takst/domain/services/housing/residence.ts';
import type { WorkMoment } from '#ticketing/batches/batches.public.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { saveOrderRows } from '#services/company-tickets/company-tickets.public.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { joinHouseholds } from '../move-in/live-together.ts';
import { aboutResident, type MoveOut } from '../move-out/leaving.ts';
import { saveMoveOuts } from '../move-out/save-move-outs.ts';
import { residencesOf } from '../residence/residence.query.ts';
import type { AcceptedMoveIn } from './decide-move-in.ts';

/** Moves out who leaves, orders, places and makes households of who moves in. The subject of each row, in their order. */
export async function saveMoveIns(
  { change, tickets }: { readonly change: Change; readonly tickets: Tickets },
  accepted: readonly AcceptedMoveIn[],
  moment: WorkMoment<typeof housingOrders>,
): Promise<{ type: string; id: number }[]> {
  const leaving = leavingOnce(accepted);
  if (leaving.length > 0) {
    const refused = await saveMoveOuts({ change, tickets }, leaving, moment);
    if (refused) throw new Error(`somebody was not moved out: ${refused.code}`);
  }
  const orders = accepted.map(({ order }) => order);
  const subjects = await saveOrderRows({ change, tickets }, orders, moment);
  const { companyId } = moment;
  const newResidents = accepted.map((one, place) => ({
    ...one,
    companyId,
    holderId: subjects[place]?.id ?? 0,
  }));
  await change.record(
    ...newResidents
      .filter(({ plan }) => plan.isNew)
      .map((one) => ({
        ...aboutResident(one),
        kind: 'move-in' as const,
        before: null,
        after: { unit: one.unitNumber, movedInOn: one.movesInOn },
      })),
  );
  await joinAll(change, newResidents);
  return subjects;
}

/** Each person once, on the earliest of the days that rows of a unit have. */
function leavingOnce(accepted: readonly AcceptedMoveIn[]): MoveOut[] {
  const all = accepted.flatMap(({ plan: { leaving, lastDay, endsOn }, unitNumber }) =>
    leaving.map((residence) => ({ residence, unitNumber, lastDay, endsOn })),
  );
  const earliestLast = all.toSorted((one, other) =>
    Temporal.PlainDate.compare(other.lastDay, one.lastDay),
  );
  return [...new Map(earliestLast.map((one) => [one.residence.holderId, one])).values()];
}

/** Puts the people that a list moves into a unit, and the residents that they join, into one household. */
async function joinAll(
  change: Change,
  newResidents: readonly (AcceptedMoveIn & { companyId: number; holderId: number })[],
): Promise<void> {
  const residences = Map.groupBy(
    await residencesOf(change.tx, newResidents),
    ({ holderId }) => holderId,
  );
  const units = Map.groupBy(
    newResidents.filter(({ plan }) => plan.isNew),
    ({ unitNumber }) => unitNumber.toLowerCase(),
  );
  await joinHouseholds(
    change,
    [...units.values()].map((people) => ({
      unitNumber: people[0]?.unitNumber ?? '',
      residences: people.flatMap(({ holderId, movesInOn, plan }) => {
        const own = residenceOn(residences.get(holderId) ?? [], movesInOn);
        return own ? [own, ...plan.joined] : plan.joined;
      }),
    })),
  );
}
