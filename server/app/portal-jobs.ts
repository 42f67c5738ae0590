import type { Logger } from 'pino';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import { createChangePath } from '#changes/create-change-path.ts';
import { anonymiseTicketsJob } from '#tickets/anonymise/anonymise-tickets.job.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { changeManyJob } from '#company-tickets/many/change-many-tickets.job.ts';
import { changeOneTicket } from '#company-tickets/many/change-one-ticket.ts';
import type { OpenDatabase } from '#db/connection/open-database.ts';
import { sendEmail } from '#integrations/email/send-email.job.ts';
import type { EmailSender } from '#integrations/email/email.port.ts';
import { sendSms } from '#integrations/sms/send-sms.job.ts';
import type { SmsSender } from '#integrations/sms/sms.port.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { type RunningJobs, startJobs } from '#jobs/start-jobs.ts';
import type { ErrorReports } from '#observability/error-reports.ts';
import { applyRetentionRulesJob } from '#retention/apply-retention-rules.job.ts';
import type { Clock } from '#time/clock.ts';
import { erasers } from './erasers.ts';
import { ticketServices } from './ticket-services.ts';

type Dependencies = { open: OpenDatabase; clock: Clock; log: Logger; reports: ErrorReports };
type JobPorts = {
  sms: SmsSender;
  email: EmailSender;
  tickets: Tickets;
  scopeOf: ScopeOfUser;
};

/** Everything that is done after a commit or by the clock. */
export function startPortalJobs(
  { open, clock, log, reports }: Dependencies,
  { sms, email, tickets, scopeOf }: JobPorts,
): Promise<RunningJobs> {
  const { database } = open;
  return startJobs({
    connection: open.jobs,
    jobs: [sendSms, sendEmail, changeManyJob, anonymiseTicketsJob, applyRetentionRulesJob],
    dependencies: (queue: JobQueue) => ({
      database,
      queue,
      clock,
      sms,
      email,
      reportError: reports.report,
      services: ticketServices,
      erasers,
      changes: createChangePath({ database, clock, queue }),
      changeLine: changeOneTicket({ scopeOf, clock, tickets }),
    }),
    log: { warn: (text) => log.warn(text) },
    reportError: reports.report,
  });
}
