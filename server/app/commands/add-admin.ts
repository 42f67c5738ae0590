import { refuseDemoDatabase } from '../../../database/demo/seed-demo-world.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { clockFrom } from '#platform/time/clock.ts';
import { userAnnouncer } from '#customers/users/activation-link.ts';
import { endWithError } from './end-with-error.ts';
import { publicOrigins } from '../settings/public-origins.ts';
import { readDatabaseSettings, readSettings } from '../settings/settings.ts';
import { runAddAdminCommand } from './add-admin-command.ts';

/** `npm run add-admin`: makes an administrator of an operator; the server sends their link. */
async function addAdmin(words: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase(readDatabaseSettings(process.env).database, log);
  const { database } = open;
  const jobs = await openJobQueue({ connection: open.jobs, log }, [sendEmail]);
  try {
    if (!settings.demo) await refuseDemoDatabase(database);
    const clock = clockFrom(settings.PORTAL_NOW ?? null);
    const changes = createChangePath({ database, clock, queue: jobs.queue });
    const announceUser = userAnnouncer(publicOrigins(settings));
    const result = await runAddAdminCommand(
      { changes, announceUser, clock, tenants: settings.tenants },
      words,
    );
    for (const line of result.lines) (result.isDone ? console.log : console.error)(line);
    if (!result.isDone) process.exitCode = 1;
  } finally {
    await jobs.stop();
    await open.close();
  }
}

await addAdmin(process.argv.slice(2)).catch(endWithError);
