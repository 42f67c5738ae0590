import { undoMoveOut as route } from '@takst/contract/services/housing/move-out.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import { livesThereOn, residenceOn } from '@takst/domain/services/housing/residence.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Call } from '#platform/http/call.ts';
import { residencesIn, residencesOf } from '#services/housing/residence/residence.query.ts';
import {
  type CompanyResidence,
  updateResidences,
} from '#services/housing/residence/residence.store.ts';
import { lockResidentsAndUnits } from '#services/housing/residence/lock-residents-and-units.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import { forgetEndedEntries } from './ended-entry.store.ts';
import { aboutResident } from './leaving.ts';
import { undoEndedEntries } from './undo-ended-entries.ts';

const refused = { refused: { code: 'MOVE_OUT_NOT_UNDOABLE' } } as const;

/**
 * Undoes a move-out: the residence goes on, and so do the requested tickets and subscriptions that the move-out ended. The
 * answer says how many households live in the unit then.
 */
export const undoMoveOut = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, (change, call) => undo({ change, tickets }, call));

type Dependencies = { readonly change: Change; readonly tickets: Tickets };

async function undo(
  { change, tickets }: Dependencies,
  { scope, params, body, today, now }: Call<typeof route>,
): Promise<Outcome<typeof route>> {
  const lockedResidents = await lockResidentsAndUnits(change.tx, { scope, today }, [params.id]);
  if ('refused' in lockedResidents) return { refused: { code: lockedResidents.refused } };
  const [residence] = lockedResidents.residences;
  if (!residence?.toDate) return refused;
  const all = await residencesOf(change.tx, [residence]);
  const isLast = residenceOn(all, residence.toDate.add({ days: 1 }))?.id === residence.id;
  if (!isLast) return refused;
  const moment = { scope, today, now };
  const entries = await undoEndedEntries({ change, tickets }, residence, {
    ...moment,
    entryIds: new Set(body.entryIds),
  });
  await forgetEndedEntries(change.tx, residence);
  await updateResidences(change.tx, [{ ...residence, toDate: null }]);
  await change.record({
    ...aboutResident(residence),
    kind: 'undo-move-out',
    before: { movedOutOn: residence.toDate },
    after: { unit: lockedResidents.unitNumbers.get(residence.unitId), movedOutOn: null },
  });
  const households = await householdsOn(change, residence, today);
  return { reply: { subscriberId: params.id, ...entries, households } };
}

async function householdsOn(
  { tx }: Pick<Change, 'tx'>,
  { companyId, unitId }: CompanyResidence,
  today: Temporal.PlainDate,
): Promise<number> {
  const present = (await residencesIn(tx, companyId, [unitId])).filter((one) =>
    livesThereOn(one, today),
  );
  return new Set(present.map(({ household }) => household)).size;
}
