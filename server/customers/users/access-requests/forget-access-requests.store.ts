import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isOpenAccessRequest } from './access-request.query.ts';

/** Deletes answered requests after three months, and open ones after six; the rule is `accessRequestDeletedOn`. */
export async function forgetOldAccessRequests(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<void> {
  const isOpen = isOpenAccessRequest('access_request');
  const { accessRequestAnswered, accessRequestOpen } = retentionPeriods;
  await sql`
    delete from onboarding.access_request
     where not ${isOpen} and answered_at < ${keptSinceMoment(accessRequestAnswered, now)}::timestamptz`.execute(
    tablesOf(tx),
  );
  await sql`
    delete from onboarding.access_request
     where ${isOpen} and requested_at < ${keptSinceMoment(accessRequestOpen, now)}::timestamptz`.execute(
    tablesOf(tx),
  );
}
