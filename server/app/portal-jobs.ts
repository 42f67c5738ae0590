import type { Logger } from 'pino';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import {
  forgetAnsweredCallsNightly,
  forgetAnsweredCallsWorker,
} from '#changes/forget-answered-calls.job.ts';
import { createChangePath } from '#changes/create-change-path.ts';
import type { AnnounceTicket } from '#company-tickets/announce-ticket.ts';
import { changeManyWorker } from '#company-tickets/many/change-many-tickets.job.ts';
import { changeOneTicket } from '#company-tickets/many/change-one-ticket.ts';
import { forgetWrongTriesNightly, forgetWrongTriesWorker } from '#tries/forget-wrong-tries.job.ts';
import {
  forgetOldLinksNightly,
  forgetOldLinksWorker,
} from '#users/activation/forget-old-links.job.ts';
import type { OpenDatabase } from '#db/connection/open-database.ts';
import { sendEmailWorker } from '#integrations/email/send-email.job.ts';
import type { EmailSender } from '#integrations/email/email.port.ts';
import { sendSmsWorker } from '#integrations/sms/send-sms.job.ts';
import type { SmsSender } from '#integrations/sms/sms.port.ts';
import { type RunningJobs, startJobs, workerOf } from '#jobs/start-jobs.ts';
import type { ErrorReports } from '#observability/error-reports.ts';
import type { Clock } from '#time/clock.ts';

type Dependencies = { open: OpenDatabase; clock: Clock; log: Logger; reports: ErrorReports };
type Means = {
  sms: SmsSender;
  email: EmailSender;
  announce: AnnounceTicket;
  scopeOf: ScopeOfUser;
};

/** Everything that is done after a commit or by the clock. */
export function startPortalJobs(
  { open, clock, log, reports }: Dependencies,
  { sms, email, announce, scopeOf }: Means,
): Promise<RunningJobs> {
  const { database } = open;
  return startJobs({
    connection: open.jobs,
    workers: (queue) => [
      workerOf(sendSmsWorker(sms)),
      workerOf(sendEmailWorker(email)),
      workerOf(forgetAnsweredCallsWorker(database, clock)),
      workerOf(forgetWrongTriesWorker(database, clock)),
      workerOf(forgetOldLinksWorker(database, clock)),
      workerOf(
        changeManyWorker({
          database,
          queue,
          clock,
          reportError: reports.report,
          changes: createChangePath({ database, clock, queue }),
          changeLine: changeOneTicket({ scopeOf, clock, announce }),
        }),
      ),
    ],
    schedule: [forgetAnsweredCallsNightly, forgetWrongTriesNightly, forgetOldLinksNightly],
    log: { warn: (text) => log.warn(text), error: (text) => log.error(text) },
    reportError: reports.report,
  });
}
