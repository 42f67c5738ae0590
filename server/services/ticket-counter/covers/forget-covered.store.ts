import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { keptSince, keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * Erases covered people three months after their company stopped paying: people of companies without a counter since
 * then, and recorded values of people who were removed or had another name or phone.
 */
export async function forgetCoveredPeople(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const since = keptSince(retentionPeriods.coveredPerson, businessDayOf(now));
  const before = keptSinceMoment(retentionPeriods.coveredPerson, now);
  const subtypes = [...ticketServiceAccess['ticket-counter'].agreementSubtypes];
  await sql`
    delete from ticket_counter.covered_person as person
     where not exists (
       select from agreements.agreement
         join companies.company on company.id = agreement.company_id
        where agreement.company_id = person.company_id
          and agreement.subtype = any(${sql.val(subtypes)}::text[])
          and (agreement.end_date is null or agreement.end_date >= ${since}::date)
          and (${isLiveAgreement('agreement')} or agreement.deleted_at >= ${before}::timestamptz)
          and coalesce(company.deleted_at >= ${before}::timestamptz, true))`.execute(tablesOf(tx));
  await sql`
    delete from changes.about using changes.change
     where change.id = about.change_id and change.subject_type = 'covered-person'
       and change.at < ${before}::timestamptz
       and (change.kind <> 'cover-person' or ${hasOther(sql`other.at < ${before}::timestamptz`)} or (
         not exists (select from ticket_counter.covered_person as person
                      where person.company_id = change.company_id and person.id::text = change.subject_id)
         and not ${hasOther(sql`other.at >= ${before}::timestamptz`)}))`.execute(tablesOf(tx));
}

/** Whether something else was recorded of the same person. */
const hasOther = (condition: ReturnType<typeof sql>) => sql`exists (
  select from changes.change as other
   where other.subject_type = 'covered-person' and other.company_id = change.company_id
     and other.subject_id = change.subject_id and other.id <> change.id and ${condition})`;
