import { onboardingDays } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { keptSinceMoment } from '@takst/domain/platform/retention/kept-since.rules.ts';
import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import { sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

/**
 * Forgets people who began to make a company a customer: those without a company 14 days after it ended; of others the
 * e-mail, phone, browser and code when it is over, and everything, with the signed contract, five years after the last
 * agreement of the company has ended. What has not ended yet stays, so that its people are told first.
 */
export async function forgetOnboardings(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const tables = tablesOf(tx);
  const endedBefore = keptSinceMoment(retentionPeriods.onboarding, now);
  const before = keptSinceMoment({ days: onboardingDays.end }, endedBefore);
  await sql`delete from onboarding.identification
             where created_at < ${keptSinceMoment(retentionPeriods.identification, now)}::timestamptz`.execute(
    tables,
  );
  await sql`delete from onboarding.onboarding
             where company_id is null and ended_at < ${endedBefore}::timestamptz`.execute(tables);
  await sql`
    update onboarding.onboarding
       set email = '', phone = '', phone_country_code = '', browser_digest = '', code_digest = null,
           rights = case when rights is null then null else '{"combinations": []}'::jsonb end
     where company_id is not null and email <> '' and (ended_at < ${endedBefore}::timestamptz or completed_at is not null)
       and created_at < ${before}::timestamptz`.execute(tables);
  await sql`
    update onboarding.signature
       set email = null, link_digest = null
      from onboarding.onboarding
     where onboarding.id = signature.onboarding_id and signature.email is not null
       and onboarding.email = ''`.execute(tables);
  const endOfContractRetention = now
    .toZonedDateTimeISO('UTC')
    .subtract(retentionPeriods.contract)
    .toInstant();
  await sql`
    delete from onboarding.onboarding
     where company_id is not null and not exists (
       select from agreements.agreement
         join companies.company on company.id = agreement.company_id
        where agreement.company_id = onboarding.company_id
          and (${isLiveAgreement('agreement')} or agreement.deleted_at >= ${endOfContractRetention}::timestamptz)
          and (agreement.end_date is null or agreement.end_date >= ${endOfContractRetention}::timestamptz::date)
          and (${isLiveCompany('company')} or company.deleted_at >= ${endOfContractRetention}::timestamptz))`.execute(
    tables,
  );
}
