import type { RowValues } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { isChargedOnMoveOut } from '@takst/domain/services/housing/entry-on-move-out.rules.ts';
import {
  planMoveIn,
  type PlannedMoveIn,
} from '@takst/domain/services/housing/move-in-from-list.rules.ts';
import type { RowDecision, WorkMoment } from '#ticketing/batches/batches.public.ts';
import {
  type AcceptedOrderRow,
  dateTerms,
  decideOrderRow,
} from '#services/company-tickets/company-tickets.public.ts';
import type { CompanyResidence } from '../residence/residence.store.ts';
import type { MoveInFacts } from './load-move-ins.ts';
import { occupantActOf } from './occupant-act.ts';

type Service = typeof housingOrders;
type Row = RowValues<Service>;

export type AcceptedMoveIn = {
  readonly order: AcceptedOrderRow;
  readonly unitNumber: string;
  readonly movesInOn: Temporal.PlainDate;
  readonly plan: PlannedMoveIn<CompanyResidence>;
};

/** Decides about a row: the order, and how its person comes to live in the unit. */
export function decideMoveIn(
  facts: MoveInFacts,
  row: Row,
  { scope, today, options }: WorkMoment<Service>,
): RowDecision<Service, AcceptedMoveIn> {
  const order = decideOrderRow(facts.orders, row, options);
  if ('faults' in order) return order;
  const { accepted, effect } = order;
  const { agreement, order: acceptedOrder } = accepted;
  const movesInOn = row.movesInOn ?? options.movesInOn ?? acceptedOrder.startDate;
  const subscriber = facts.orders.subscribers.get(
    accepted.slots.get(personSlot(row.phone).value) ?? 0,
  );
  const unit = facts.units.get(row.employeeId);
  const plan = planMoveIn({
    residences: (unit && facts.residences.get(unit.id)) ?? [],
    holderId: subscriber?.id ?? null,
    movesInOn,
    existingResidents: occupantActOf(row, options),
    fromSameList: facts.fromSameList,
    terms: dateTerms({ today, scope }, agreement),
  });
  if ('refused' in plan) {
    return plan.refused.code === 'UNIT_OCCUPIED'
      ? occupiedBy(plan.refused.occupants)
      : { faults: [{ column: 'movesInOn', code: plan.refused.code }] };
  }
  if (!plan.leaving.every(({ holderId }) => facts.mayLeave(holderId))) {
    return occupiedBy(plan.leaving);
  }
  // The number of the row is that of the unit, even if the association has another number for the person.
  const names = subscriber && !options.hasNewNames ? subscriber : row;
  const { firstName, lastName } = names;
  const orderToPlace = { ...acceptedOrder, firstName, lastName, hasNewNames: true, movesInOn };
  return {
    accepted: {
      order: { ...accepted, order: orderToPlace },
      unitNumber: unit?.number ?? row.employeeId,
      movesInOn,
      plan,
    },
    effect: { ...effect, ...effectOn(plan, facts) },
  };
}

const occupiedBy = (occupants: readonly CompanyResidence[]) => ({
  faults: [
    {
      column: 'existingResidents' as const,
      code: 'UNIT_OCCUPIED' as const,
      others: occupants.map(({ holderId, fromDate }) => ({
        subscriberId: holderId,
        day: fromDate,
      })),
    },
  ],
});

const activeEntry = { status: 'active', expirationDate: null, isHandedOut: true } as const;

/** What it means for those who live there. */
function effectOn(
  { isNew, leaving, joined, lastDay, endsOn }: PlannedMoveIn<CompanyResidence>,
  { handedOut }: MoveInFacts,
) {
  if (!isNew) return {};
  if (leaving.length > 0) {
    const others = leaving.map(({ holderId }) => ({ subscriberId: holderId, day: lastDay }));
    const dates = { lastDay, endsOn };
    const isCharged = leaving
      .flatMap(({ holderId }) => handedOut.get(holderId) ?? [])
      .some((entry) => isChargedOnMoveOut({ ...activeEntry, ...entry }, dates));
    const notes = ['MOVES_IN', 'OTHERS_MOVE_OUT'];
    return { notes: isCharged ? [...notes, 'CHARGED_ALL_THE_SAME'] : notes, others };
  }
  if (joined.length === 0) return { notes: ['MOVES_IN'] };
  const others = joined.map(({ holderId, fromDate }) => ({
    subscriberId: holderId,
    day: fromDate,
  }));
  return { notes: ['MOVES_IN', 'LIVE_TOGETHER'], others };
}
