import type { orderCompanyTicketBody } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { personSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { inTheWayOfMoveIn } from '@takst/domain/services/housing/move-in.rules.ts';
import type * as z from 'zod/mini';
import type { Scope } from '#platform/scope/scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockSlots } from '#ticketing/holders/holders.public.ts';
import { findSubscribersOfSlots } from '#ticketing/subscribers/subscribers.public.ts';
import { phonesOfResidents } from '../residence/occupant.query.ts';
import { residencesIn } from '../residence/residence.query.ts';
import type { CompanyResidence } from '../residence/residence.store.ts';
import { lockUnits } from '../unit/unit.store.ts';

type Order = z.output<typeof orderCompanyTicketBody>;

type MoveInRequest = {
  readonly scope: Scope;
  /** The association, which the scope contains. */
  readonly companyId: number;
  readonly order: Order;
  readonly movesInOn: Temporal.PlainDate;
  /** Who lives there as the user saw it. */
  readonly expectedOccupants: readonly number[];
};

export type UnitWithOccupants = {
  readonly id: number;
  readonly number: string;
  /** Who lives there on the day of the move-in or later, without the one who moves in. */
  readonly occupants: readonly CompanyResidence[];
  /** The order to place: a known person keeps their names and gets the unit's number. */
  readonly order: Order;
};

/**
 * Locks everybody of a move-in, then the unit of its number, and reads who lives there: what is decided by that still holds
 * when it is written.
 */
export async function lockUnitOfMoveIn(
  tx: Transaction,
  { scope, companyId, order, movesInOn, expectedOccupants }: MoveInRequest,
): Promise<UnitWithOccupants> {
  const phones = await phonesOfResidents(tx, scope, expectedOccupants);
  const [slot = 0] = await lockSlots(tx, scope.tenant, [order, ...phones].map(personSlot));
  const [unit] = await lockUnits(tx, scope.tenant, [{ companyId, number: order.employeeId }]);
  if (!unit) throw new Error('a unit was not locked');
  const subscribers = await findSubscribersOfSlots(tx, scope, { companyId, slotKeys: [slot] });
  const person = subscribers.get(slot);
  const occupants = inTheWayOfMoveIn({
    residences: await residencesIn(tx, companyId, [unit.id]),
    holderId: person?.id ?? null,
    movesInOn,
  });
  const { firstName, lastName } = order.hasNewNames || !person ? order : person;
  return { ...unit, occupants, order: { ...order, firstName, lastName, hasNewNames: true } };
}
