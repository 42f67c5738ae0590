import { sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { SubscriberKey } from '../subscriber/subscriber.store.ts';

export type NeverLeaverMark = { reason: string; markedBy: string; markedAt: Temporal.Instant };

/** The mark of a subscriber of the scope; null for none. */
export async function findNeverLeaverMark(
  source: Database | Transaction,
  scope: Scope,
  { companyId, id }: SubscriberKey,
): Promise<NeverLeaverMark | null> {
  const { rows } = await sql<NeverLeaverMark>`
    select reason, marked_at as "markedAt",
           marker.first_name || ' ' || marker.last_name as "markedBy"
      from subscribers.never_leaver mark
      join users."user" marker on marker.tenant = mark.tenant and marker.id = mark.marked_by
     where ${withinScope(scope, 'mark')} and company_id = ${companyId}
       and holder_id = ${id}`.execute(tablesOf(source));
  return rows[0] ?? null;
}

/** Marks of a subscriber that the transaction has locked. */
export function neverLeaverStore(tx: Transaction, { tenant, userId }: Scope) {
  const tables = tablesOf(tx);
  return {
    async mark({ companyId, id }: SubscriberKey, reason: string, at: Temporal.Instant) {
      await sql`
        insert into subscribers.never_leaver (tenant, company_id, holder_id, reason, marked_by, marked_at)
        values (${tenant}, ${companyId}, ${id}, ${reason}, ${userId}, ${at}::timestamptz)
        on conflict (company_id, holder_id) do update
           set reason = excluded.reason, marked_by = excluded.marked_by,
               marked_at = excluded.marked_at`.execute(tables);
    },

    async unmark({ companyId, id }: SubscriberKey) {
      await sql`
        delete from subscribers.never_leaver
         where tenant = ${tenant} and company_id = ${companyId} and holder_id = ${id}`.execute(
        tables,
      );
    },
  };
}
