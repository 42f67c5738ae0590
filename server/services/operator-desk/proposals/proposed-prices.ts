import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import type { ComparedRow } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import type { ProposalState } from '@takst/domain/services/operator-desk/proposal.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { readCompared } from '../rows/compare-rows.ts';
import { findProposal } from './proposal.query.ts';

type ProposedPrices = {
  readonly rows: readonly PriceRow[];
  /** What they take the place of, where there is something. */
  readonly before: readonly PriceRow[];
  /** Each with what it takes the place of. */
  readonly compared: readonly ComparedRow<'prices'>[];
  readonly state: ProposalState;
  /** The first day of one of them. */
  readonly firstDay: Temporal.PlainDate;
};

/** The prices of a proposal; null when there is none, and for one of something else. */
export async function proposedPrices(
  source: Database | Transaction,
  tenant: TenantId,
  proposalId: number,
): Promise<ProposedPrices | null> {
  const found = await findProposal(source, tenant, proposalId);
  if (found?.kind !== 'prices') return null;
  const compared = readCompared(found);
  if (compared.kind !== 'prices') return null;
  const { state, firstDay } = found;
  return {
    rows: compared.rows.map(({ after }) => after),
    compared: compared.rows,
    before: compared.rows.flatMap(({ before }) => before ?? []),
    state,
    firstDay,
  };
}
