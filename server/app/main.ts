import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refuseDemoDatabase, seedDemoWorld } from '../../database/demo/seed-demo-world.ts';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { lookEveryMs } from '#platform/jobs/run-schedule.ts';
import { createErrorReports } from '#platform/observability/error-reports.ts';
import { createLogger } from '#platform/observability/logger.ts';
import { hashPassword } from '#platform/stand-ins/identity-provider/identity-provider.public.ts';
import { clockFrom } from '#platform/time/clock.ts';
import { composePortal } from './compose.ts';
import { endWithError } from './commands/end-with-error.ts';
import { settingsForStart } from './installation/settings-for-start.ts';
import { missingDataTexts } from './reference-data/missing-data-text.ts';
import { secretsFrom } from './settings/secret-keys.ts';
import { welcomeText } from './welcome-text.ts';

async function start(): Promise<void> {
  const settings = await settingsForStart(process.env);
  const log = createLogger(settings.LOG_LEVEL);
  const clock = clockFrom(settings.PORTAL_NOW ?? null);
  const databaseSettings = {
    databaseUrl: settings.DATABASE_URL ?? null,
    ownerUrl: settings.DATABASE_OWNER_URL,
    listenUrl: settings.DATABASE_LISTEN_URL,
    readUrl: settings.DATABASE_READ_URL,
    dataDir: resolve(settings.DATA_DIR),
    secrets: secretsFrom({ keys: settings.TAKST_KEY, dataDir: resolve(settings.DATA_DIR) }),
  };
  const open = await openDatabase(databaseSettings, {
    info: (text) => log.info(text),
    warn: (text) => log.warn(text),
  });
  const { database } = open;
  if (!settings.demo) {
    await refuseDemoDatabase(database);
    const missingIn = { tenants: settings.tenants, today: clock.today() };
    for (const line of await missingDataTexts(database, missingIn)) log.warn(line);
  }
  if (settings.demo && (await seedDemoWorld({ database, clock, hashPassword })) === 'seeded') {
    log.info('seeded the demo world');
  }

  const webFolder = settings.WEB_FOLDER ?? join(import.meta.dirname, '../../web/dist');
  const reports = createErrorReports(settings.SENTRY_DSN ?? null, settings.NODE_ENV);
  const portal = await composePortal({
    settings,
    open,
    clock,
    log,
    reports,
    webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : null,
    scheduleEveryMs: lookEveryMs,
  });
  await portal.app.listen({ host: settings.HOST, port: settings.PORT });
  process.stdout.write(welcomeText(settings, open.kind));

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info(`${signal}: finishing what was begun`);
      void portal.stop().then(() => process.exit(0));
    });
  }
}

start().catch(endWithError);
