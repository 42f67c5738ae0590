import type { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import { type LoadRequest, subscribersOfDoneRows } from '#ticketing/batches/batches.public.ts';
import {
  loadManyOrders,
  type ManyOrderFacts,
} from '#services/company-tickets/company-tickets.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { handedOutTo } from '../move-out/entries-of-residents.query.ts';
import { phonesOfResidents } from '../residence/occupant.query.ts';
import { residencesIn } from '../residence/residence.query.ts';
import type { CompanyResidence } from '../residence/residence.store.ts';
import { occupantActOf } from './occupant-act.ts';
import { findUnits, lockUnits, type LockedUnit } from '../unit/unit.store.ts';

type HandedOut = Awaited<ReturnType<typeof handedOutTo>>[number];

export type MoveInFacts = {
  readonly orders: ManyOrderFacts;
  /** By the number of a row. */
  readonly units: ReadonlyMap<string, LockedUnit>;
  /** By unit. */
  readonly residences: ReadonlyMap<number, readonly CompanyResidence[]>;
  /** People that earlier rows of the same batch have moved in. */
  readonly fromSameList: ReadonlySet<number>;
  /** First days of tickets and subscriptions in use, by resident; read where a row may move residents out. */
  readonly handedOut: ReadonlyMap<number, readonly HandedOut[]>;
  /** Who is not locked cannot be moved out: they came while the others were being locked. */
  readonly mayLeave: (holderId: number) => boolean;
};

/**
 * What decides about orders and move-ins, in a number of statements that does not depend on the rows. In work locks are
 * taken in the order people, those who live there among them, and units.
 */
export async function loadMoveIns(
  tx: Transaction,
  { rows, ...request }: LoadRequest<typeof housingOrders>,
): Promise<MoveInFacts> {
  const { scope, companyId, batchId, lock, options, today } = request;
  const named = rows.map(({ employeeId: number }) => ({ companyId, number }));
  const seenUnits = await findUnits(tx, named);
  const residencesBefore = await residencesIn(tx, companyId, idsOf(seenUnits));
  const mayMoveOut = rows.some((row) => occupantActOf(row, options) === 'move-out');
  const locked = new Set(
    lock && mayMoveOut ? residencesBefore.map(({ holderId }) => holderId) : [],
  );
  const others = locked.size > 0 ? await phonesOfResidents(tx, scope, [...locked]) : [];
  const phones = [...rows.map(({ phone }) => phone), ...others];
  const orders = await loadManyOrders(tx, { ...request, service: 'housing', phones });
  const units = lock
    ? new Map(
        (await lockUnits(tx, scope.tenant, named)).map((unit, at) => [
          named[at]?.number ?? '',
          unit,
        ]),
      )
    : seenUnits;
  const residences = lock ? await residencesIn(tx, companyId, idsOf(units)) : residencesBefore;
  const leaving = mayMoveOut ? residences.map(({ holderId }) => holderId) : [];
  const handedOut =
    leaving.length > 0 ? await handedOutTo(tx, { companyId, holderIds: leaving }, today) : [];
  const earlierMoves = {
    subscriberIds: residences.map(({ holderId }) => holderId),
    note: 'MOVES_IN',
  };
  return {
    orders,
    units,
    residences: Map.groupBy(residences, ({ unitId }) => unitId),
    fromSameList: await subscribersOfDoneRows(tx, { companyId, id: batchId }, earlierMoves),
    handedOut: Map.groupBy(handedOut, ({ holderId }) => holderId),
    mayLeave: (holderId) => !lock || locked.has(holderId),
  };
}

const idsOf = (units: ReadonlyMap<string, LockedUnit>): number[] =>
  [...units.values()].map(({ id }) => id);
