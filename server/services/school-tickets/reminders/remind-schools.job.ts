import {
  dueReminders,
  type OrderReminder,
} from '@takst/domain/services/school-tickets/order-reminder.rules.ts';
import {
  type RolloverYear,
  rolloverYearOf,
} from '@takst/domain/services/school-tickets/rollover/rollover-year.rules.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { z } from 'zod';
import { jobScope } from '#platform/scope/job-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { job, type Job } from '#platform/jobs/job.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { saveWithoutRecipient } from '#platform/integrations/undelivered/undelivered.store.ts';
import type { Clock } from '#platform/time/clock.ts';
import { loadRollover } from '../rollover/load-rollover.ts';
import { schoolYearsOf } from '../ticket/school-year.query.ts';
import { orderReminderEmail } from './order-reminder-email.texts.ts';
import { saveReminder, type SchoolToRemind, schoolsToRemind } from './order-reminder.store.ts';

type Dependencies = {
  /** The operators that run here. */
  readonly tenants: readonly TenantId[];
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly origins: PerTenant<string>;
};

const topic = 'school-deadline';

/**
 * Reminds the administrators of schools 14, 7 and 1 days before the first delivery day that pupils have no ticket of the
 * coming year. Each school is a transaction of its own that notes the reminder, so it is sent once; after days in which
 * nothing ran the newest one that is due is sent. Schools without an administrator are listed as messages that nobody got,
 * and told on the first morning on which they have one.
 */
export const remindSchoolsJob: Job<Record<string, never>, Dependencies> = job({
  name: 'remind-schools',
  data: z.strictObject({}),
  schedule: { dailyAt: '07:50', data: {} },
  retries: 3,
  async work(_, dependencies: Dependencies) {
    const { tenants, database, clock } = dependencies;
    const untold = new Map<number, Untold[]>();
    for (const tenant of tenants) {
      const years = await schoolYearsOf(database, tenant);
      for (const due of dueReminders(years, clock.today())) {
        const { year: beginsIn } = due.year.firstStart;
        const rolloverYear = rolloverYearOf(years, beginsIn);
        const schools = rolloverYear
          ? await remind(dependencies, { ...due, ...rolloverYear, tenant, beginsIn })
          : [];
        untold.set(beginsIn, [...(untold.get(beginsIn) ?? []), ...schools]);
      }
    }
    await listUntold(dependencies, untold);
  },
});

type Untold = Pick<SchoolToRemind, 'tenant' | 'companyId'>;

type Reminder = OrderReminder &
  RolloverYear & { readonly tenant: TenantId; readonly beginsIn: number };

/** Tells the schools of an operator; those in which nobody can be told. */
async function remind(dependencies: Dependencies, reminder: Reminder): Promise<SchoolToRemind[]> {
  const { database, clock } = dependencies;
  const schools = await schoolsToRemind(database, {
    ...reminder,
    today: clock.today(),
    firstStart: reminder.year.firstStart,
  });
  const untold: SchoolToRemind[] = [];
  for (const school of schools) {
    const scope = jobScope(school.tenant, [school.companyId]);
    const { planned } = await loadRollover(database, { ...reminder, ...school, scope });
    const pupils = planned.filter(({ row }) => 'order' in row).length;
    if (pupils === 0) continue;
    if (school.recipients.length === 0) untold.push(school);
    else await tell(dependencies, reminder, { ...school, pupils });
  }
  return untold;
}

const tell = (
  { database, queue, clock, origins }: Dependencies,
  reminder: Reminder,
  { recipients, ...school }: SchoolToRemind & { readonly pupils: number },
) =>
  database.transaction(async (tx) => {
    const { tenant, companyId } = school;
    if (!(await saveReminder(tx, reminder, { companyId, now: clock.now() }))) return;
    const email = orderReminderEmail({ ...reminder, ...school, origin: ofTenant(origins, tenant) });
    const messages = recipients.map((to) => ({ tenant, topic, companyId, to, ...email }) as const);
    await queue.enqueue(tx, sendEmail, ...messages);
  });

const listUntold = (
  { database, clock }: Dependencies,
  untold: ReadonlyMap<number, readonly Untold[]>,
) =>
  database.transaction(async (tx) => {
    for (const [year, companies] of untold) {
      await saveWithoutRecipient(tx, {
        topic,
        now: clock.now(),
        occasion: String(year),
        reason: 'the school has no administrator of school tickets',
        companies,
      });
    }
  });
