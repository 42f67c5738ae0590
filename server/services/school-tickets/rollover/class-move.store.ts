import type { EditedMove } from '@takst/domain/services/school-tickets/rollover/class-move.rules.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What a school has said of its classes; the rule says the rest. */
export const findClassMoves = (
  source: Database | Transaction,
  scope: CompanyScope,
  companyId: number,
): Promise<EditedMove[]> =>
  tablesOf(source)
    .selectFrom('school_tickets.class_move as move')
    .select(['from_class as from', 'to_class as to'])
    .where(withinCompany(scope, 'move', companyId))
    .execute();

/** Saves moves of a school that the scope reaches. */
export async function saveMoves(
  tx: Transaction,
  { scope: { tenant }, companyId }: { readonly scope: CompanyScope; readonly companyId: number },
  moves: readonly EditedMove[],
): Promise<void> {
  if (moves.length === 0) return;
  await tablesOf(tx)
    .insertInto('school_tickets.class_move')
    .values(
      moves.map(({ from, to }) => ({
        tenant,
        company_id: companyId,
        from_class: from,
        to_class: to,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'from_class'])
        .doUpdateSet((row) => ({ to_class: row.ref('excluded.to_class') })),
    )
    .execute();
}
