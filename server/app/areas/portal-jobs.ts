import type { PerTenant, TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Logger } from 'pino';
import type { ScopeOfUser } from '#platform/access/scope-of-user.ts';
import {
  deliverOrderJob,
  undeliveredOrders,
} from '#services/ticket-counter/deliver/deliver-order.job.ts';
import { sendCodesJob, waitingCodes } from '#services/ticket-counter/deliver/send-codes.job.ts';
import { saveCodesNotSent } from '#services/ticket-counter/ticket-counter.public.ts';
import { remindBuyersJob } from '#services/ticket-counter/reminders/remind-buyers.job.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { createSealing } from '#platform/changes/seals/seal-changes.ts';
import { runBatchJob, runningBatchWork } from '#ticketing/batches/run/run-batch.job.ts';
import { sendOwedCodes } from '#ticketing/code-pools/send-owed-codes.job.ts';
import { warnLowStockJob } from '#ticketing/code-pools/warn-low-stock.job.ts';
import type { ContactMailboxes } from '#customers/contact/send-contact-form.ts';
import { notifyClosedMonthsJob } from '#services/free-tickets/closed-months/notify-closed-months.job.ts';
import { endChildTicketsJob } from '#services/free-tickets/children/end-child-tickets.job.ts';
import { remindSchoolsJob } from '#services/school-tickets/reminders/remind-schools.job.ts';
import { cancelUnneededCardsJob } from '#ticketing/travel-cards/unneeded/cancel-unneeded-cards.job.ts';
import { anonymiseTicketsJob } from '#ticketing/tickets/anonymise/anonymise-tickets.job.ts';
import type { Tickets } from '#ticketing/tickets/tickets.public.ts';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { createReceiptLook } from '#billing/invoices/delivery/ask-for-receipts.ts';
import { sendEInvoice } from '#billing/invoices/delivery/send-e-invoice.job.ts';
import { sendInvoiceEmail } from '#billing/invoices/delivery/send-invoice-email.job.ts';
import { runInvoicesJob, unfinishedRunWork } from '#billing/invoices/run/run-invoices.job.ts';
import type { InvoiceRunDependencies } from '#billing/invoices/run/run-dependencies.ts';
import { startInvoiceRunsJob } from '#billing/invoices/run/start-invoice-runs.job.ts';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import type { EmailSender } from '#platform/integrations/email/email.port.ts';
import { holdBackSms } from '#platform/integrations/sms/sms.public.ts';
import { sendManySms } from '#platform/integrations/sms/send-many-sms.job.ts';
import { sendSms } from '#platform/integrations/sms/send-sms.job.ts';
import { lookUpReceiversJob } from '#customers/companies/companies.public.ts';
import type { AccessPoint } from '#platform/integrations/access-point/access-point.public.ts';
import type { EInvoiceReceivers } from '#platform/integrations/e-invoice-receivers/e-invoice-receivers.public.ts';
import {
  askEhfReceiver,
  askEhfReceiversAgain,
} from '#services/onboarding/e-invoices/ask-ehf-receiver.job.ts';
import { followUpOnboardingsJob } from '#services/onboarding/follow-up/follow-up-onboardings.job.ts';
import { carryOverProductChangesJob } from '#services/operator-desk/products/carry-over-product-changes.job.ts';
import {
  sendPriceLettersJob,
  unsentPriceLetters,
} from '#services/price-changes/letter/send-price-letters.job.ts';
import type { SmsSender } from '#platform/integrations/sms/sms.port.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { RepeatingLook } from '#platform/jobs/repeating-look.ts';
import { createSchedule } from '#platform/jobs/run-schedule.ts';
import { createSweep } from '#platform/jobs/chunks/sweep-lost-work.ts';
import { type RunningJobs, startJobs } from '#platform/jobs/start-jobs.ts';
import type { ErrorReports } from '#platform/observability/error-reports.ts';
import { announceAccessRequest } from '#customers/users/access-requests/announce-access-request.job.ts';
import { announceTicketRequests } from '#services/self-service/requests/announce-ticket-requests.job.ts';
import { erasePersonJob } from '#app/people/erase-person.job.ts';
import { applyRetentionRulesJob } from '#app/retention/apply-retention-rules.job.ts';
import { sendDiscountCodesJob } from '#services/subscriptions/codes/send-discount-codes.job.ts';
import { dueSubscriptions } from '#services/subscriptions/subscriptions.public.ts';
import { sendDueLinksJob } from '#services/vouchers/sending/send-due-links.job.ts';
import { sendVoucherCodeJob } from '#services/vouchers/sending/send-voucher-code.job.ts';
import { sendVoucherLinkJob } from '#services/vouchers/sending/send-voucher-link.job.ts';
import type { Clock } from '#platform/time/clock.ts';
import { chunkPace } from '#platform/jobs/chunks/chunk-pace.ts';
import { batchWorks } from './batch-works.ts';
import { erasers } from './erasers.ts';
import { poolUsers } from './pool-users.ts';
import { ticketServices } from './ticket-services.ts';

type Dependencies = {
  open: OpenDatabase;
  clock: Clock;
  log: Logger;
  reports: ErrorReports;
  /** How often the schedule and the sweep look for work; null for never. */
  scheduleEveryMs: number | null;
};
type JobPorts = {
  findInvented: InvoiceRunDependencies['findInvented'];
  eInvoiceReceivers: EInvoiceReceivers;
  /** Null where no EHF is sent. */
  accessPoint: AccessPoint | null;
  tenants: readonly TenantId[];
  sms: SmsSender;
  email: EmailSender;
  tickets: Tickets;
  scopeOf: ScopeOfUser;
  mailboxes: ContactMailboxes;
  origins: PerTenant<string>;
};

const portalJobs = [
  sendSms,
  sendManySms,
  sendEmail,
  sendInvoiceEmail,
  sendEInvoice,
  lookUpReceiversJob,
  runBatchJob,
  deliverOrderJob,
  sendCodesJob,
  sendOwedCodes,
  warnLowStockJob,
  sendDiscountCodesJob,
  sendVoucherLinkJob,
  sendVoucherCodeJob,
  sendDueLinksJob,
  anonymiseTicketsJob,
  endChildTicketsJob,
  cancelUnneededCardsJob,
  notifyClosedMonthsJob,
  remindSchoolsJob,
  remindBuyersJob,
  applyRetentionRulesJob,
  erasePersonJob,
  announceTicketRequests,
  announceAccessRequest,
  askEhfReceiver,
  askEhfReceiversAgain,
  followUpOnboardingsJob,
  startInvoiceRunsJob,
  runInvoicesJob,
  sendPriceLettersJob,
  carryOverProductChangesJob,
];

/** What jobs carry out in parts. An engine that is not named here stands still when a job is lost. */
const chunkedWorks = [
  runningBatchWork,
  unfinishedRunWork,
  undeliveredOrders,
  waitingCodes,
  unsentPriceLetters,
];

/** Everything that is done after a commit or by the clock. */
export async function startPortalJobs(
  { open, clock, log, reports, scheduleEveryMs }: Dependencies,
  ports: JobPorts,
): Promise<RunningJobs> {
  const { database } = open;
  const jobLog = {
    info: (text: string) => log.info(text),
    warn: (text: string) => log.warn(text),
  };
  const jobs = await startJobs({
    connection: open.jobs,
    secrets: open.secrets,
    jobs: portalJobs,
    dependencies: (queue: JobQueue) => ({
      database,
      queue,
      clock,
      holdBack: holdBackSms({ database, queue, clock, ...ports }),
      onTicketSmsFailed: saveCodesNotSent,
      ...ports,
      reportError: reports.report,
      services: ticketServices,
      otherEntries: [dueSubscriptions],
      erasers,
      poolUsers,
      changes: createChangePath({ database, clock, queue }),
      works: batchWorks(ports.tickets),
      pace: chunkPace(open),
    }),
    log: jobLog,
    reportError: reports.report,
  });
  const { queue } = jobs;
  for (const { resumeAll } of chunkedWorks) await resumeAll({ database, queue });
  const schedule = await createSchedule({
    database,
    queue,
    clock,
    jobs: portalJobs,
    log: jobLog,
    reportError: reports.report,
    everyMs: scheduleEveryMs,
  });
  const { report: reportError } = reports;
  const sweep = createSweep({
    database,
    queue,
    clock,
    chunkedWorks,
    log: jobLog,
    reportError,
    everyMs: scheduleEveryMs,
  });
  const sealing = createSealing(database, { log: jobLog, reportError, everyMs: scheduleEveryMs });
  const receipts = createReceiptLook(
    { database, clock, accessPoint: ports.accessPoint },
    { log: jobLog, reportError, everyMs: scheduleEveryMs },
  );
  return [schedule, sweep, sealing, receipts].reduce(withLook, jobs);
}

/** A look runs for as long as the jobs. */
const withLook = (jobs: RunningJobs, look: RepeatingLook): RunningJobs => ({
  ...jobs,
  async work() {
    await jobs.work();
    await look.start();
  },
  async stop() {
    await look.stop();
    await jobs.stop();
  },
});
