import { moveIn as route } from '@takst/contract/services/housing/move-in.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { haveLeftBefore } from '@takst/domain/services/housing/move-in.rules.ts';
import { mayLeaveOn, residenceOn } from '@takst/domain/services/housing/residence.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import {
  type AgreementTerms,
  findAgreementTerms,
} from '#customers/agreements/agreements.public.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { placeOrder, refuseHeldTicket } from '#services/company-tickets/company-tickets.public.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { joinHouseholds } from './live-together.ts';
import { aboutResident } from '../move-out/leaving.ts';
import { saveMoveOuts } from '../move-out/save-move-outs.ts';
import { occupantsOf } from '../residence/occupant.query.ts';
import { residencesOf } from '../residence/residence.query.ts';
import { lockUnitOfMoveIn, type UnitWithOccupants } from './lock-unit-of-move-in.ts';

type MoveInCall = Call<typeof route>;
type MoveInOutcome = Outcome<typeof route>;
type Dependencies = { readonly change: Change; readonly tickets: Tickets };

/**
 * Orders a ticket for somebody who moves into a unit that has people in it, and moves these out or makes them one household:
 * all of it or nothing. Of two who move others in at once the second is told who lives there now.
 */
export const moveIn = (changes: ChangePath, tickets: Tickets) =>
  serve(route, (call) =>
    refuseHeldTicket(() =>
      changes(call.origin, (change): Promise<MoveInOutcome> => move({ change, tickets }, call)),
    ),
  );

const serviceOf = ({ subtype }: AgreementTerms) =>
  serviceOfSubtype(subtype) === 'housing' ? 'housing' : null;

async function move(dependencies: Dependencies, call: MoveInCall): Promise<MoveInOutcome> {
  const { change } = dependencies;
  const { scope, body, today, now } = call;
  const { movesInOn, occupants: expectedOccupants, existingResidents } = body;
  const agreementId = Number(body.order.agreementName);
  const terms = (await findAgreementTerms(change.tx, scope, [agreementId])).get(agreementId);
  // Before anybody is told who lives there.
  if (!terms || !serviceOf(terms)) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
  const { companyId } = terms;
  const unit = await lockUnitOfMoveIn(change.tx, {
    scope,
    companyId,
    order: body.order,
    movesInOn,
    expectedOccupants,
  });
  const refused = await settleOccupants(dependencies, unit, call);
  if (refused) return { refused };
  const order = { ...unit.order, agreementId, movesInOn };
  const placing = { scope, today, now, order, serviceOf };
  const outcome = await placeOrder(dependencies, placing);
  if ('refused' in outcome) return outcome;
  const person = { companyId, holderId: outcome.placed.subscriberId };
  await change.record({
    ...aboutResident(person),
    kind: 'move-in',
    before: null,
    after: { unit: unit.number, movedInOn: movesInOn },
  });
  if (existingResidents.kind === 'live-together') {
    const own = residenceOn(await residencesOf(change.tx, [person]), movesInOn);
    const together = own ? [...unit.occupants, own] : unit.occupants;
    await joinHouseholds(change, [{ residences: together, unitNumber: unit.number }]);
  }
  return { reply: outcome.placed };
}

/** Moves out the residents who have to leave, or returns the refusal of the move-in. */
async function settleOccupants(
  dependencies: Dependencies,
  { occupants, number }: UnitWithOccupants,
  { scope, body, today, now }: MoveInCall,
) {
  const { movesInOn, occupants: expectedOccupants, existingResidents } = body;
  const holders = new Set(occupants.map(({ holderId }) => holderId));
  if (holders.symmetricDifference(new Set(expectedOccupants)).size > 0) {
    const people = await occupantsOf(dependencies.change.tx, occupants);
    return { code: 'UNIT_OCCUPIED', occupants: people } as const;
  }
  if (existingResidents.kind === 'live-together') return null;
  if (!haveLeftBefore(movesInOn, existingResidents.lastDay)) {
    return { code: 'HOUSEHOLDS_OVERLAP' } as const;
  }
  if (occupants.some((one) => !mayLeaveOn(one, existingResidents.lastDay, today))) {
    return { code: 'LAST_DAY_BEFORE_MOVE_IN' } as const;
  }
  const moves = occupants.map((residence) => ({
    ...existingResidents,
    residence,
    unitNumber: number,
  }));
  return saveMoveOuts(dependencies, moves, { scope, today, now });
}
