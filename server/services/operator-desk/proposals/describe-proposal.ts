import type { Proposal } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { compareRows, proposedOf, readCompared } from '../rows/compare-rows.ts';
import { tooEarly } from '../rows/find-fault.ts';
import type { ProposalRow } from './proposal.query.ts';

type Reader = {
  readonly source: Database | Transaction;
  readonly tenant: TenantId;
  readonly userId: number;
  readonly today: Temporal.PlainDate;
};

/** A proposal as its pages show it. */
export async function describeProposal(reader: Reader, row: ProposalRow): Promise<Proposal> {
  const { rows: _, proposedById, ...facts } = row;
  return {
    ...facts,
    isOwn: proposedById === reader.userId,
    stale: row.state === 'OPEN' ? await staleness(reader, row) : null,
  };
}

type Stored = Pick<ProposalRow, 'rows'> & { readonly kind: string };

/** Why an open proposal cannot be approved any more; null where it can. */
export async function staleness(
  { source, tenant, today }: Omit<Reader, 'userId'>,
  stored: Stored,
): Promise<'BASE_CHANGED' | 'TOO_EARLY' | null> {
  const compared = readCompared(stored);
  const proposed = proposedOf(compared);
  if (await tooEarly(source, { tenant, today }, proposed)) return 'TOO_EARLY';
  const now = await compareRows({ source, tenant }, proposed);
  return JSON.stringify(now) === JSON.stringify(compared) ? null : 'BASE_CHANGED';
}
