import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { DestinationStream } from 'pino';
import { composePortal } from '#app/compose.ts';
import { readSettings } from '#app/settings/settings.ts';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { createLogger } from '#platform/observability/logger.ts';
import { type Answer, type Caller, callLoosely, type CallInput, hosts } from './call-as.ts';
import { freePort } from '#testing/free-port.ts';
import { lastingSessions } from './lasting-sessions.ts';
import { send, type SendOptions } from './send.ts';
import { firstMoment, testClock } from './test-clock.ts';
import type { World, WorldUser } from './world.store.ts';

type ReportedError = { error: unknown; requestId: string; route: string };

type StartedPortal = Awaited<ReturnType<typeof composePortal>> & {
  port: number;
  world: World;
  clock: ReturnType<typeof testClock>;
  reported: ReportedError[];
  database: OpenDatabase['database'];
};

export type Extend = (portal: StartedPortal) => void;

export type PortalOptions = {
  environment?: Record<string, string>;
  webFolder?: string;
  /** How often it is looked what the schedule has; never without it, as tests set the clock. */
  scheduleEveryMs?: number;
  /** With the rights of the application's role alone, kept within the row scope of each call; on PostgreSQL. */
  isApplication?: boolean;
  /** Another way to the test's database. */
  open?: OpenDatabase;
  /** Where the log goes; nowhere without it. */
  log?: DestinationStream;
  /** Puts more on the server before it listens. */
  extend?: Extend;
  /** The clock of an earlier start on the same database, and where it reports errors. */
  earlier?: Pick<StartedPortal, 'clock' | 'reported'>;
};

/** The standard output's buffer is written by a timer, which goes on for each portal until the process ends. */
const nowhere: DestinationStream = { write: () => undefined };

/** To run all tests behind the policies: it takes half as long again (docs/decisions/0144). */
const isEveryPortalApplication = Boolean(process.env['TEST_AS_APPLICATION']);

/** The whole portal as it runs, over real HTTP, with a clock that can be set. */
export async function testPortal(
  test: OpenDatabase & { world: World; asApplication?: OpenDatabase | undefined },
  options: PortalOptions = {},
) {
  const { world } = test;
  const isApplication = options.isApplication ?? isEveryPortalApplication;
  const { open = (isApplication && test.asApplication) || test } = options;
  const clock = options.earlier?.clock ?? testClock(firstMoment);
  const port = await freePort();
  const { sessionLife, ...settings } = readSettings({
    PORT: String(port),
    TAKST_DEMO: '1',
    RATE_LIMIT_PER_SESSION: '1000000',
    RATE_LIMIT_PER_ADDRESS: '1000000',
    ...options.environment,
  });
  const reported: ReportedError[] = options.earlier?.reported ?? [];
  const portal = await composePortal({
    settings: {
      ...settings,
      sessionLife: options.environment?.['SESSION_UNUSED_HOURS'] ? sessionLife : lastingSessions,
    },
    open,
    clock,
    log: options.log ? createLogger('trace', options.log) : createLogger('silent', nowhere),
    reports: {
      report: (error, where) => reported.push({ error, ...where }),
      flush: async () => undefined,
    },
    webFolder: options.webFolder ?? null,
    scheduleEveryMs: options.scheduleEveryMs ?? null,
  });
  return listening({ ...portal, port, world, clock, reported, database: test.database }, options);
}

async function listening(started: StartedPortal, { extend }: PortalOptions) {
  const { app, port, world } = started;
  extend?.(started);
  await app.listen({ host: '127.0.0.1', port });
  return {
    ...started,
    /** A user of the world: `hr` of `ruter` when the tenant is not said. */
    user(name: string, tenant: TenantId = 'ruter'): WorldUser {
      return found(world.users.find((user) => user.tenant === tenant && user.name === name));
    },
    company: (key: string, tenant: TenantId = 'ruter') =>
      found(world.companies.find((company) => company.tenant === tenant && company.key === key)),
    callAs: <R extends Route>(caller: Caller, route: R, input: CallInput<R>): Promise<Answer> =>
      callLoosely(port, caller, { route, input }),
    /** A request with nothing filled in but the host. */
    send: (sending: Omit<SendOptions, 'port'>) =>
      send({ ...sending, port, headers: { host: `${hosts.ruter}:${port}`, ...sending.headers } }),
  };
}

export type TestPortal = Awaited<ReturnType<typeof testPortal>>;

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The test world has no such user or company.');
  return value;
}
