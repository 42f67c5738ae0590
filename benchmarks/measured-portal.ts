import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@takst/server/testing/free-port.ts';
import { PortalProcess } from '../e2e/portal-process.ts';
import type { BenchDatabase } from './data/bench-database.store.ts';
import { dataMoment } from './data/data-moment.ts';
import type { SizeName } from './data/data-size.ts';
import type { Pace } from './measure/rotation.ts';

/** The input of every benchmark. */
export type Bench = {
  database: BenchDatabase;
  size: SizeName;
  pace: Pace;
  /** Concurrent requests. */
  connections: number;
  /** A gateway that discards SMS. */
  smsUrl: string;
};

export type MeasuredPortal = { port: number; pid: number; stop: () => Promise<void> };

const unlimited = '1000000000';

/** The real server in its own process, with its log and without rate limits. */
export async function measuredPortal({ database, smsUrl }: Bench): Promise<MeasuredPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'takst-bench-'));
  const port = await freePort();
  const portal = new PortalProcess({
    port,
    dataDir,
    // On a busy machine, too.
    startWithinMs: 300_000,
    env: {
      DATABASE_URL: database.url,
      PORTAL_NOW: dataMoment,
      LOG_LEVEL: 'info',
      SMS_URL: smsUrl,
      SMS_TOKEN: 'benchmark',
      RATE_LIMIT_PER_SESSION: unlimited,
      RATE_LIMIT_PER_ADDRESS: unlimited,
    },
  });
  await portal.start();
  return {
    port,
    pid: portal.pid ?? 0,
    stop: async () => {
      await portal.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
