import type {
  ComparedRows,
  Proposal,
  ProposedRows,
} from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { isTooEarly } from '@takst/domain/services/operator-desk/earliest-day.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { compareRows, readCompared } from '../rows/compare-rows.ts';
import { earliestDays } from '../rows/find-fault.ts';
import type { ProposalRow } from './proposal.query.ts';

type Reader = {
  readonly source: Database;
  readonly tenant: TenantId;
  readonly userId: number;
  readonly today: Temporal.PlainDate;
};

/** Proposals as their pages show them: a statement for each kind, however many there are. */
export async function describeProposals(
  reader: Reader,
  rows: readonly ProposalRow[],
): Promise<Proposal[]> {
  const stale = await staleProposals(reader, rows);
  return rows.map(({ rows: _rows, proposedById, ...facts }) => ({
    ...facts,
    isOwn: proposedById === reader.userId,
    stale: stale.get(facts.id) ?? null,
  }));
}

type Staleness = NonNullable<Proposal['stale']>;

/** Why open proposals cannot be approved any more, by their ids. */
async function staleProposals(
  { source, tenant, today }: Reader,
  rows: readonly ProposalRow[],
): Promise<ReadonlyMap<number, Staleness>> {
  const stale = new Map<number, Staleness>();
  const open = rows.filter(({ state }) => state === 'OPEN');
  if (open.length === 0) return stale;
  const earliest = await earliestDays(source, { tenant, today });
  for (const ofKind of Map.groupBy(open, ({ kind }) => kind).values()) {
    const stored = ofKind.map(readCompared);
    const now = await compareRows({ source, tenant }, allOf(stored));
    let at = 0;
    for (const [place, { id, kind, firstDay }] of ofKind.entries()) {
      const then = stored[place]?.rows ?? [];
      const current = now.rows.slice(at, at + then.length);
      at += then.length;
      if (isTooEarly(firstDay, kind === 'seller' ? earliest.seller : earliest.rows)) {
        stale.set(id, 'TOO_EARLY');
      } else if (JSON.stringify(current) !== JSON.stringify(then)) {
        stale.set(id, 'BASE_CHANGED');
      }
    }
  }
  return stale;
}

/** The rows of proposals of one kind, as one. */
const allOf = (stored: readonly ComparedRows[]): ProposedRows =>
  ({
    kind: stored[0]?.kind,
    rows: stored.flatMap(({ rows }) => rows.map(({ after }): unknown => after)),
  }) as ProposedRows;
