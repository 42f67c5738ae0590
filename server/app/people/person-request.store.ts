import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import type { PersonRequestEntry } from '@takst/contract/app/people/personal-data.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';
import { tablesOf } from '#platform/db/tables.ts';

type NewRequest = Pick<PersonRequestEntry, 'kind' | 'reason' | 'caseNumber'> & {
  readonly tenant: TenantId;
  readonly userId: number;
  readonly now: Temporal.Instant;
};
type RequestKey = { readonly tenant: TenantId; readonly id: number };
export type Result = Pick<PersonRequestEntry, 'state' | 'count' | 'keptCount'>;

/** Saves a request; returns its id. */
export async function savePersonRequest(tx: Transaction, request: NewRequest): Promise<number> {
  const { id } = await tablesOf(tx)
    .insertInto('privacy.request')
    .values({
      tenant: request.tenant,
      kind: request.kind,
      reason: request.reason,
      case_number: request.caseNumber,
      requested_at: request.now,
      requested_by: request.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether an erasure waits; one that another process has settled does not. */
export async function isWaiting(tx: Transaction, { tenant, id }: RequestKey): Promise<boolean> {
  const waiting = await tablesOf(tx)
    .selectFrom('privacy.request')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Settles an erasure that waits. Of two processes that erase at once the result of the first stays. */
export async function saveResult(
  tx: Transaction,
  { tenant, id }: RequestKey,
  { state, count, keptCount, now }: Result & { readonly now: Temporal.Instant },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('privacy.request')
    .set({ state, count, kept_count: keptCount, settled_at: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

type Listed = Omit<PersonRequestEntry, 'requestedAt'> & { readonly requestedAt: string };

/** A page of the requests at an operator, newest first. */
export const personRequestPage = (
  database: Database,
  { tenant, maxEntries, offset }: PageQuery & { readonly tenant: TenantId },
): Promise<Page<Listed>> =>
  pageWithTotal<Listed>(database, {
    maxEntries,
    offset,
    matched: sql`
      select request.*, first_name || ' ' || last_name as user_name
        from privacy.request join users."user" on "user".tenant = request.tenant and "user".id = requested_by
       where request.tenant = ${tenant}`,
    order: sql`page.requested_at desc, page.id desc`,
    entry: sql`
      select page.id, page.kind, page.reason, page.case_number as "caseNumber",
             page.requested_at as "requestedAt", page.user_name as "requestedBy", page.state, page.count,
             page.kept_count as "keptCount"`,
  });
