import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { clockFrom } from '#platform/time/clock.ts';
import { userAnnouncer } from '#customers/users/activation-link.ts';
import { publicOrigins } from '../settings/public-origins.ts';
import type { Settings } from '../settings/settings.ts';
import { type CommandResult, runAddAdminCommand } from './add-admin-command.ts';

type AddAdmin = {
  readonly addAdmin: (words: readonly string[]) => Promise<CommandResult>;
  readonly stop: () => Promise<void>;
};

/** What makes administrators on an open database; the server sends their links. */
export async function openAddAdmin(settings: Settings, open: OpenDatabase): Promise<AddAdmin> {
  const jobs = await openJobQueue({ connection: open.jobs, log: { warn: console.warn } }, [
    sendEmail,
  ]);
  const clock = clockFrom(settings.PORTAL_NOW ?? null);
  const changes = createChangePath({ database: open.database, clock, queue: jobs.queue });
  const announceUser = userAnnouncer(publicOrigins(settings));
  return {
    addAdmin: (words) =>
      runAddAdminCommand({ changes, announceUser, clock, tenants: settings.tenants }, words),
    stop: jobs.stop,
  };
}
