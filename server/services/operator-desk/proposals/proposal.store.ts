import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import type { ProposalState } from '@takst/domain/services/operator-desk/proposal.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type NewProposal = {
  readonly tenant: TenantId;
  readonly compared: ComparedRows;
  readonly firstDay: Temporal.PlainDate;
  readonly userId: number;
  readonly now: Temporal.Instant;
};

export async function insertProposal(tx: Transaction, made: NewProposal): Promise<number> {
  const { id } = await tablesOf(tx)
    .insertInto('operator_desk.proposal')
    .values({
      tenant: made.tenant,
      kind: made.compared.kind,
      rows: JSON.stringify(made.compared.rows),
      first_day: made.firstDay,
      proposed_by: made.userId,
      proposed_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ProposalKey = { readonly tenant: TenantId; readonly id: number };

export type LockedProposal = {
  readonly kind: string;
  readonly rows: unknown;
  readonly state: ProposalState;
  readonly proposedBy: number;
};

/**
 * Locks a proposal with all open ones of its kind: two of them may be about the same day, and the second one that is
 * approved has to see what the first one has changed.
 */
export async function lockProposal(
  tx: Transaction,
  { tenant, id }: ProposalKey,
): Promise<LockedProposal | undefined> {
  const { rows } = await sql<LockedProposal & { id: number }>`
    select id, kind, rows, state, proposed_by as "proposedBy" from operator_desk.proposal
     where tenant = ${tenant} and (id = ${id} or (state = 'OPEN' and kind = (
       select kind from operator_desk.proposal where tenant = ${tenant} and id = ${id})))
     order by id for update`.execute(tablesOf(tx));
  return rows.find((row) => row.id === id);
}

export type Decision = ProposalKey & {
  readonly state: Exclude<ProposalState, 'OPEN'>;
  readonly userId: number;
  readonly now: Temporal.Instant;
  readonly reason?: string;
};

export const saveDecision = (tx: Transaction, decision: Decision) =>
  tablesOf(tx)
    .updateTable('operator_desk.proposal')
    .set({
      state: decision.state,
      decided_by: decision.userId,
      decided_at: decision.now,
      reason: decision.reason ?? null,
    })
    .where('tenant', '=', decision.tenant)
    .where('id', '=', decision.id)
    .execute();
