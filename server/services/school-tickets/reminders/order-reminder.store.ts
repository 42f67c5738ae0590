import type { ReminderStep } from '@takst/domain/services/school-tickets/order-reminder.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { administratorsOf } from '#platform/access/live/active-user.query.ts';

/** A school that may have something to order, and who is told. */
export type SchoolToRemind = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly companyName: string;
  /** The addresses of its administrators of school tickets. */
  readonly recipients: readonly string[];
};

type Reminder = {
  readonly tenant: TenantId;
  /** The calendar year in which the school year begins. */
  readonly beginsIn: number;
  readonly step: ReminderStep;
};

type RemindRequest = Reminder & {
  readonly today: Temporal.PlainDate;
  /** An agreement that ends before it is none to order under. */
  readonly firstStart: Temporal.PlainDate;
};

/** Schools with a valid agreement for school tickets that were not reminded by this step yet. */
export async function schoolsToRemind(
  database: Database,
  { tenant, beginsIn, step, today, firstStart }: RemindRequest,
): Promise<SchoolToRemind[]> {
  const { rows } = await sql<SchoolToRemind>`
    with school as (
      select company.tenant, company.id as company_id, company.name
        from companies.company
       where company.tenant = ${tenant} and ${isLiveCompany('company')}
         and exists (select from agreements.agreement
                      where agreement.company_id = company.id and ${maySchoolOrder({ today, firstStart })})
         and not exists (select from school_tickets.order_reminder as reminder
                          where reminder.company_id = company.id and reminder.begins_in = ${beginsIn}
                            and reminder.days_before = ${step})
    )
    select tenant, company_id as "companyId", name as "companyName",
           array(select "user".email from ${administratorsOf('school', 'SCHOOLTICKET_ADMIN')}
                  order by "user".email) as recipients
      from school order by company_id`.execute(tablesOf(database));
  return rows;
}

/** The SQL twin of `mayOrderUnder`. */
function maySchoolOrder({
  today,
  firstStart,
}: Pick<RemindRequest, 'today' | 'firstStart'>): RawBuilder<SqlBool> {
  const { agreementSubtypes } = ticketServiceAccess['school-tickets'];
  const subtypes = sql.val([...agreementSubtypes]);
  return sql`(${isLiveAgreement('agreement')} and agreement.subtype = any(${subtypes}::text[])
    and not agreement.awaits_signature
    and (agreement.end_date is null or agreement.end_date >= greatest(${today}::date, ${firstStart}::date)))`;
}

/** False when a reminder was noted before. */
export async function saveReminder(
  tx: Transaction,
  { tenant, beginsIn, step }: Reminder,
  { companyId, now }: { readonly companyId: number; readonly now: Temporal.Instant },
): Promise<boolean> {
  const noted = await tablesOf(tx)
    .insertInto('school_tickets.order_reminder')
    .values({
      tenant,
      company_id: companyId,
      begins_in: beginsIn,
      days_before: step,
      sent_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id')
    .executeTakeFirst();
  return noted !== undefined;
}
