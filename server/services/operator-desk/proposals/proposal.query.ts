import type { ProposalKind, ProposalState } from '@takst/domain/services/operator-desk/proposal.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql } from 'kysely';
import { isActiveUser } from '#platform/access/live/active-user.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

export type ProposalRow = {
  readonly id: number;
  readonly kind: ProposalKind;
  readonly rows: unknown;
  readonly state: ProposalState;
  readonly nrOfRows: number;
  readonly firstDay: Temporal.PlainDate;
  readonly proposedById: number;
  readonly proposedBy: string;
  readonly proposedAt: Temporal.Instant;
  readonly decidedBy: string | null;
  readonly decidedAt: Temporal.Instant | null;
  readonly reason: string | null;
  readonly overtaken: {
    readonly productName: BilingualText;
    readonly asOf: Temporal.PlainDate;
    readonly at: Temporal.Instant;
  } | null;
};

type Source = Database | Transaction;

/** Decided ones that the list shows. */
const maxDecided = 50;

const proposals = async (
  source: Source,
  tenant: TenantId,
  condition: RawBuilder<unknown>,
): Promise<ProposalRow[]> => {
  type JoinedRow = Omit<ProposalRow, 'overtaken'> & {
    readonly productName: BilingualText | null;
    readonly overtakenAsOf: Temporal.PlainDate | null;
    readonly overtakenAt: Temporal.Instant | null;
  };
  const { rows } = await sql<JoinedRow>`
    select proposal.id, kind, rows, proposal.state, jsonb_array_length(rows) as "nrOfRows",
           first_day as "firstDay", proposed_by as "proposedById",
           maker.first_name || ' ' || maker.last_name as "proposedBy", proposed_at as "proposedAt",
           decider.first_name || ' ' || decider.last_name as "decidedBy", decided_at as "decidedAt", reason,
           overtaken.name as "productName", overtaken_as_of as "overtakenAsOf", overtaken_at as "overtakenAt"
      from operator_desk.proposal
      join users."user" maker on maker.tenant = proposal.tenant and maker.id = proposed_by
      left join users."user" decider on decider.tenant = proposal.tenant and decider.id = decided_by
      left join products.product_change overtaken
        on overtaken.tenant = proposal.tenant and overtaken.proposal_id = proposal.id and overtaken_at is not null
     where proposal.tenant = ${tenant} and ${condition}
     order by proposal.id desc`.execute(tablesOf(source));
  return rows.map(({ productName, overtakenAsOf: asOf, overtakenAt: at, ...proposal }) => ({
    ...proposal,
    overtaken: productName && asOf && at ? { productName, asOf, at } : null,
  }));
};

/** The open ones, the last decided ones and all that a file has overtaken; newest first. */
export const listedProposals = (source: Source, tenant: TenantId): Promise<ProposalRow[]> =>
  proposals(
    source,
    tenant,
    sql`(proposal.state = 'OPEN' or proposal.id in (
      select id from operator_desk.proposal decided
       where decided.tenant = ${tenant} and decided.state <> 'OPEN' order by decided_at desc limit ${maxDecided})
      or proposal.id in (
      select proposal_id from products.product_change
       where tenant = ${tenant} and overtaken_at is not null))`,
  );

export async function findProposal(
  source: Source,
  tenant: TenantId,
  id: number,
): Promise<ProposalRow | undefined> {
  const [row] = await proposals(source, tenant, sql`proposal.id = ${id}`);
  return row;
}

/** The names of products, by their ids. */
export async function productNames(
  source: Source,
  tenant: TenantId,
): Promise<Record<string, BilingualText>> {
  const { rows } = await sql<{ id: string; name: BilingualText }>`
    select id, name from products.product where tenant = ${tenant}`.execute(tablesOf(source));
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** The e-mail addresses of the active users who may decide what another one has proposed. */
export async function decidersOf(
  source: Source,
  tenant: TenantId,
  proposedBy: number,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users.global_role role
      join users."user" on "user".tenant = role.tenant and "user".id = role.user_id
     where role.tenant = ${tenant} and role.role = 'GLOBAL_COMPANY_ADMIN' and ${isActiveUser('user')}
       and "user".id <> ${proposedBy}
     order by email`.execute(tablesOf(source));
  return rows.map(({ email }) => email);
}

type Party = { readonly name: string; readonly email: string };

/** Who made a proposal, and who has decided it. */
export async function partiesOf(
  tx: Transaction,
  tenant: TenantId,
  userIds: readonly number[],
): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select first_name || ' ' || last_name as name, email
      from unnest(${sql.val([...userIds])}::bigint[]) with ordinality as given (id, place)
      join users."user" on "user".tenant = ${tenant} and "user".id = given.id
     order by place`.execute(tablesOf(tx));
  return rows;
}
