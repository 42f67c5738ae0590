import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';

/** Connections of the pool of calls and jobs. */
type PoolState = { readonly open: number; readonly idle: number; readonly waiting: number };

export type JobCount = {
  readonly job: string;
  readonly state: 'waiting' | 'running' | 'failed';
  readonly count: number;
  /** How long the oldest one that could begin has waited. */
  readonly oldestSeconds: number;
};

export type MetricSources = {
  /** Null for the embedded database, which has one connection. */
  readonly pool: (() => PoolState) | null;
  readonly countJobs: () => Promise<readonly JobCount[]>;
  /** Null without a standby. */
  readonly standby: (() => StandbyNumbers) | null;
};

type StandbyNumbers = {
  readonly state: string;
  readonly behindBytes: number;
  readonly reads: Readonly<Record<'standby' | 'primary', number>>;
};

/** What was served; the route is the template of the address, never the address itself. */
type ServedRequest = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
};

export type Metrics = {
  readonly served: (request: ServedRequest) => void;
  /** The same sender, whose tries are counted. */
  readonly counted: <Message>(
    kind: 'sms' | 'email',
    sender: { readonly send: (message: Message) => Promise<void> },
  ) => { readonly send: (message: Message) => Promise<void> };
  /** In the format OpenMetrics. */
  readonly read: () => Promise<string>;
};

export const openMetricsType = Registry.OPENMETRICS_CONTENT_TYPE;

type Registered = { readonly registers: Registry<OpenMetricsContentType>[] };

const durations = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

/** The numbers of this process, and of the jobs of all processes together (docs/decisions/0138). */
export function createMetrics({ pool, countJobs, standby }: MetricSources): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(openMetricsType);
  // Event loop, memory and processor time.
  collectDefaultMetrics({ register: registry });
  const registered = { registers: [registry] };
  const requests = new Histogram({
    name: 'takst_http_request_duration_seconds',
    help: 'Requests by route template, method and class of status, without the time in which a stream was open',
    labelNames: ['route', 'method', 'status_class'],
    buckets: durations,
    ...registered,
  });
  const messages = new Counter({
    name: 'takst_messages_total',
    help: 'Tries to hand over an SMS or an e-mail; one that failed is tried again for hours',
    labelNames: ['kind', 'outcome'],
    ...registered,
  });
  for (const kind of ['sms', 'email'])
    for (const outcome of ['sent', 'failed']) messages.inc({ kind, outcome }, 0);
  if (pool) gaugePool(pool, registered);
  if (standby) gaugeStandby(standby, registered);
  const showJobs = gaugeJobs(countJobs, registered);
  return {
    served({ route, method, status, seconds }) {
      const labels = { route, method, status_class: `${Math.floor(status / 100)}xx` };
      requests.observe(labels, seconds);
    },
    counted: (kind, { send }) => ({
      async send(message) {
        try {
          await send(message);
        } catch (error) {
          messages.inc({ kind, outcome: 'failed' });
          throw error;
        }
        messages.inc({ kind, outcome: 'sent' });
      },
    }),
    async read() {
      await showJobs();
      return registry.metrics();
    },
  };
}

function gaugePool(pool: () => PoolState, registered: Registered): void {
  const labelNames = ['state'];
  const help = 'Connections to the database: open, of these idle, and callers waiting for one';
  new Gauge({
    name: 'takst_database_pool',
    help,
    labelNames,
    ...registered,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
}

function gaugeStandby(standby: () => StandbyNumbers, registered: Registered): void {
  new Gauge({
    name: 'takst_standby_in_use',
    help: '1 when lists, files and statistics are read from the standby, 0 when from the primary',
    ...registered,
    collect() {
      this.set(standby().state === 'in-use' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'takst_standby_behind_bytes',
    help: 'How much of the log of the primary the standby lacked at the last look',
    ...registered,
    collect() {
      this.set(standby().behindBytes);
    },
  });
  new Counter({
    name: 'takst_standby_reads_total',
    help: 'Statements that may be read from the standby, by where they were read',
    labelNames: ['from'],
    ...registered,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(standby().reads)) this.inc({ from }, count);
    },
  });
}

/** A database that does not answer leaves the jobs out: the other numbers are needed most then. */
function gaugeJobs(countJobs: MetricSources['countJobs'], registered: Registered) {
  const jobs = new Gauge({
    name: 'takst_jobs',
    help: 'Jobs of all processes: waiting, running, and failed for good in the last hour',
    labelNames: ['job', 'state'],
    ...registered,
  });
  const oldest = new Gauge({
    name: 'takst_jobs_oldest_waiting_seconds',
    help: 'How long the oldest job that could begin has waited',
    labelNames: ['job'],
    ...registered,
  });
  const isUp = new Gauge({
    name: 'takst_database_up',
    help: '1 when the database has counted the jobs',
    ...registered,
  });
  return async (): Promise<void> => {
    const counts = await countJobs().catch(() => null);
    isUp.set(counts ? 1 : 0);
    jobs.reset();
    oldest.reset();
    for (const { job, state, count, oldestSeconds } of counts ?? []) {
      jobs.set({ job, state }, count);
      if (state === 'waiting') oldest.set({ job }, oldestSeconds);
    }
  };
}
