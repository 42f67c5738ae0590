import type { OwnShare } from '@takst/domain/services/free-tickets/own-share.rules.ts';
import { sql } from 'kysely';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/** What the employees of companies pay for each ticket, by department, oldest first. */
export async function ownSharesOf(
  source: Database | Transaction,
  scope: CompanyScope,
  companyIds: readonly number[],
): Promise<readonly OwnShare[]> {
  if (companyIds.length === 0) return [];
  return tablesOf(source)
    .selectFrom('free_tickets.own_share as share')
    .select([
      'share.agreement_id as agreementId',
      'share.valid_from as validFrom',
      'share.amount_ore as amountOre',
    ])
    .where(withinScope(scope, 'share'))
    .where(sql<boolean>`share.company_id = any(${sql.val([...new Set(companyIds)])}::bigint[])`)
    .orderBy('share.agreement_id')
    .orderBy('share.valid_from')
    .execute();
}
