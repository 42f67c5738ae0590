import { moveOut as route } from '@takst/contract/services/housing/move-out.contract.ts';
import { mayLeaveOn } from '@takst/domain/services/housing/residence.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockResidentsAndUnits } from '#services/housing/residence/lock-residents-and-units.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { moveOn } from './move-on.ts';
import { saveMoveOuts } from './save-move-outs.ts';

/** Moves people out, or corrects when they did, and ends what they have or takes it to another unit. */
export const moveOut = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, { scope, body, today, now }) => {
    const { subscriberIds, lastDay, endsOn, toUnit } = body;
    const lockedResidents = await lockResidentsAndUnits(
      change.tx,
      { scope, today, toUnit },
      subscriberIds,
    );
    if ('refused' in lockedResidents) return { refused: { code: lockedResidents.refused } };
    const { people, residences, unitNumbers } = lockedResidents;
    if (residences.some((one) => !mayLeaveOn(one, lastDay, today))) {
      return { refused: { code: 'LAST_DAY_BEFORE_MOVE_IN' } };
    }
    const moves = residences.map((residence) => ({
      residence,
      unitNumber: unitNumbers.get(residence.unitId) ?? '',
      lastDay,
      endsOn,
    }));
    if (toUnit !== null) {
      const isThere = moves.some(({ unitNumber }) => isSameUnit(unitNumber, toUnit));
      if (isThere) return { refused: { code: 'SAME_UNIT' } };
      await moveOn(change, scope.tenant, { people, moves, toUnit });
      return { reply: { subscriberIds } };
    }
    const refused = await saveMoveOuts({ change, tickets }, moves, { scope, today, now });
    return refused ? { refused } : { reply: { subscriberIds } };
  });

/** As the database compares numbers. */
const isSameUnit = (one: string, other: string): boolean =>
  one.toLowerCase() === other.trim().toLowerCase();
