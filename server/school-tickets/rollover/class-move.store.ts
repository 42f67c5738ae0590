import type { EditedMove } from '@takst/domain/school-tickets/rollover/class-move.rules.ts';
import type { Database, Transaction } from '#db/database.ts';
import { tablesOf } from '#db/tables.ts';

/** What a school has said of its classes; the rule says the rest. */
export async function findClassMoves(
  source: Database | Transaction,
  companyId: number,
): Promise<EditedMove[]> {
  const rows = await tablesOf(source)
    .selectFrom('school_tickets.class_move')
    .select(['from_class as from', 'to_class as to'])
    .where('company_id', '=', companyId)
    .execute();
  return rows;
}
