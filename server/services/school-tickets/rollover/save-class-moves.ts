import { saveClassMoves as route } from '@takst/contract/services/school-tickets/rollover/save-class-moves.contract.ts';
import { movesOf } from '@takst/domain/services/school-tickets/rollover/class-move.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { findClassMoves, saveMoves } from './class-move.store.ts';
import { classesToMove } from './load-rollover.ts';

/** Remembers for a school where classes move; each of them that is another than before is recorded. */
export const saveClassMoves = (changes: ChangePath) =>
  serveChange(
    route,
    changes,
    async ({ tx, record }, { scope, params: { id: companyId }, body, today }) => {
      const before = new Map(
        (await findClassMoves(tx, scope, companyId)).map(({ from, to }) => [from, to]),
      );
      // The last one of a class counts.
      const moves = [...new Map(body.moves.map((move) => [move.from, move])).values()];
      const changed = moves.filter(({ from, to }) => before.get(from) !== to);
      await saveMoves(tx, { scope, companyId }, changed);
      // Where a class moves by the rule depends on the other classes of the school.
      const classes = await classesToMove(tx, { scope, companyId, today });
      const movesBefore = movesOf(
        [...classes, ...changed.map(({ from }) => from)],
        [...before].map(([from, to]) => ({ from, to })),
      );
      const toBefore = new Map(movesBefore.map(({ from, to }) => [from, to]));
      await record(
        ...changed.map(({ from, to }) => ({
          companyId,
          kind: 'change-class-move' as const,
          subject: { type: 'company', id: companyId },
          about: null,
          before: { movedClass: from, nextClass: toBefore.get(from) ?? '' },
          after: { movedClass: from, nextClass: to ?? '' },
        })),
      );
      return { reply: { saved: changed.length } };
    },
  );
