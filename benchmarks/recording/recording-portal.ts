import { composePortal } from '@takst/server/app/compose.ts';
import { readSettings } from '@takst/server/app/settings/settings.ts';
import { openMigratedServer } from '@takst/server/platform/db/connection/open-database.ts';
import type { Statement } from '@takst/server/platform/db/connection/statement-channel.ts';
import { createLogger } from '@takst/server/platform/observability/logger.ts';
import { freePort } from '@takst/server/testing/free-port.ts';
import { testSecrets } from '@takst/server/testing/test-secrets.ts';
import { statementsMeanwhile } from '@takst/server/testing/statements.ts';
import { clockFrom } from '@takst/server/platform/time/clock.ts';
import { dataMoment } from '../data/data-moment.ts';
import { bytesOf, HttpClient, type Request } from '../measure/http-client.ts';

/** A request with its answer and all its statements, session and roles included. */
export type Recording = { request: Request; answer: unknown; statements: Statement[] };

export type RecordingPortal = {
  record: (request: Request) => Promise<Recording>;
  stop: () => Promise<void>;
};

type Where = { url: string; smsUrl: string };

/** A portal in this process, where its statements can be recorded; another one is measured. */
export async function recordingPortal({ url, smsUrl }: Where): Promise<RecordingPortal> {
  const open = openMigratedServer(
    url,
    { info: () => undefined, warn: () => undefined },
    { secrets: testSecrets },
  );
  const port = await freePort();
  const portal = await composePortal({
    settings: readSettings({ PORT: String(port), SMS_URL: smsUrl, SMS_TOKEN: 'benchmark' }),
    open,
    clock: clockFrom(dataMoment),
    log: createLogger('silent'),
    webFolder: null,
    scheduleEveryMs: null,
    reports: { report: () => undefined, flush: async () => undefined },
  });
  await portal.app.listen({ host: '127.0.0.1', port });
  const client = new HttpClient(port);
  return {
    async record(request) {
      const { result, statements } = await statementsMeanwhile(() =>
        client.ask(bytesOf(port, request)),
      );
      return { request, answer: JSON.parse(result), statements };
    },
    async stop() {
      client.close();
      await portal.stop();
    },
  };
}
