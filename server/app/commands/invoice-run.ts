import { createErrorReports } from '#platform/observability/error-reports.ts';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { sendEInvoice } from '#billing/invoices/delivery/send-e-invoice.job.ts';
import { sendInvoiceEmail } from '#billing/invoices/delivery/send-invoice-email.job.ts';
import {
  invoiceRunUsage,
  runInvoiceRunCommand,
} from '#billing/invoices/run/invoice-run-command.ts';
import { inventedDataOf } from '#billing/invoices/invoices.public.ts';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { chunkPace } from '#platform/jobs/chunks/chunk-pace.ts';
import { clockFrom } from '#platform/time/clock.ts';
import { endWithError } from './end-with-error.ts';
import { checkRunsHere, readDatabaseSettings, readSettings } from '../settings/settings.ts';
import { ticketServices } from '../areas/ticket-services.ts';

/** `npm run invoice-run`: tries or carries out an invoice run. Its e-mails are sent by the server. */
async function run(words: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const [, operator] = words;
  checkRunsHere(settings.tenants, operator);
  const log = { info: () => undefined, warn: console.warn };
  const open = await openDatabase(readDatabaseSettings(process.env).database, log);
  const { database } = open;
  const reports = createErrorReports(settings.SENTRY_DSN ?? null, settings.NODE_ENV);
  const jobs = await openJobQueue({ connection: open.jobs, log }, [sendInvoiceEmail, sendEInvoice]);
  try {
    const isDone = await runInvoiceRunCommand(
      {
        database,
        queue: jobs.queue,
        clock: clockFrom(settings.PORTAL_NOW ?? null),
        services: ticketServices,
        findInvented: inventedDataOf(settings),
        reportError: reports.report,
        pace: chunkPace(open),
      },
      words,
      console.log,
    );
    if (!isDone) {
      console.log(invoiceRunUsage);
      process.exitCode = 1;
    }
  } finally {
    await jobs.stop();
    await reports.flush();
    await open.close();
  }
}

await run(process.argv.slice(2)).catch(endWithError);
