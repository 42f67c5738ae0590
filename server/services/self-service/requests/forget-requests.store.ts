import { keptSince, keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isOpenRequest } from './open-requests.query.ts';

type HolderKey = { readonly companyId: number; readonly id: number };

/** Deletes requests three months after their answer, and those that nobody answered three months after their start. */
export async function forgetOldRequests(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const { ticketRequest } = retentionPeriods;
  await sql`
    delete from self_service.ticket_request
     where not ${isOpenRequest('ticket_request')} and answered_at < ${keptSinceMoment(ticketRequest, now)}::timestamptz`.execute(
    tablesOf(tx),
  );
  await sql`
    delete from self_service.ticket_request
     where ${isOpenRequest('ticket_request')} and start_date < ${keptSince(ticketRequest, businessDayOf(now))}::date`.execute(
    tablesOf(tx),
  );
}

/** Deletes the requests by which erased holders got their tickets. */
export async function eraseRequests(
  tx: Transaction,
  { holders }: { readonly holders: readonly HolderKey[] },
): Promise<void> {
  await sql`
    delete from self_service.ticket_request as request
     using unnest(${sql.val(holders.map(({ companyId }) => companyId))}::bigint[],
                  ${sql.val(holders.map(({ id }) => id))}::bigint[]) as erased (company_id, id)
     where request.company_id = erased.company_id and request.holder_id = erased.id`.execute(
    tablesOf(tx),
  );
}
