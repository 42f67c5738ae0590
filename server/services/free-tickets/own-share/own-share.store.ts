import type { DatedShare } from '@takst/domain/services/free-tickets/own-share.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Department = { readonly companyId: number; readonly agreementId: number };

/** Replaces the amounts of a department from a month on. The caller has locked the company. */
export async function saveOwnShares(
  tx: Transaction,
  scope: Scope,
  {
    companyId,
    agreementId,
    from,
    shares,
  }: Department & { readonly from: Temporal.PlainDate; readonly shares: readonly DatedShare[] },
): Promise<void> {
  const tables = tablesOf(tx);
  await tables
    .deleteFrom('free_tickets.own_share as share')
    .where(withinCompany(scope, 'share', companyId))
    .where('agreement_id', '=', agreementId)
    .where('valid_from', '>=', from)
    .execute();
  const later = shares.filter(({ validFrom }) => Temporal.PlainDate.compare(validFrom, from) >= 0);
  if (later.length === 0) return;
  await tables
    .insertInto('free_tickets.own_share')
    .values(
      later.map(({ validFrom, amountOre }) => ({
        tenant: scope.tenant,
        company_id: companyId,
        agreement_id: agreementId,
        valid_from: validFrom,
        amount_ore: amountOre,
      })),
    )
    .execute();
}
