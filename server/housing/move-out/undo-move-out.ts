import { undoMoveOut as route } from '@takst/contract/housing/move-out.contract.ts';
import { residenceOn } from '@takst/domain/housing/residence.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { residencesOf } from '#housing/residence.query.ts';
import { updateResidences } from '#housing/residence.store.ts';
import { takeResidents } from '#housing/residents-in-hand.ts';
import { aboutResident } from './leaving.ts';

const refused = { refused: { code: 'MOVE_OUT_NOT_UNDOABLE' } } as const;

/** Somebody lives where they lived after all. Whoever else lives there by now is shown beside them. */
export const undoMoveOut = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, today }) => {
    const inHand = await takeResidents(change.tx, { scope, today }, [params.id]);
    if ('refused' in inHand) return { refused: { code: inHand.refused } };
    const [residence] = inHand.residences;
    if (!residence?.toDate) return refused;
    const all = await residencesOf(change.tx, [residence]);
    const isLast = residenceOn(all, residence.toDate.add({ days: 1 }))?.id === residence.id;
    if (!isLast) return refused;
    await updateResidences(change.tx, [{ ...residence, toDate: null }]);
    await change.record({
      ...aboutResident(residence),
      kind: 'undo-move-out',
      before: { movedOutOn: residence.toDate },
      after: { unit: inHand.unitNumbers.get(residence.unitId), movedOutOn: null },
    });
    return { reply: { subscriberId: params.id } };
  });
