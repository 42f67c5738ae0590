import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A statement with its values; each connection prepares it once under its name. */
export type BareQuery = { name: string; text: string; values: unknown[] };

export type BareHttp = { port: number; pid: number; stop: () => Promise<void> };

/** Starts the bare server in its own process; `/0`, `/1` … run its queries. */
export async function startBareHttp(databaseUrl: string, queries: BareQuery[]): Promise<BareHttp> {
  const child = fork(join(import.meta.dirname, 'bare-http.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BARE_HTTP: JSON.stringify({ databaseUrl, queries }),
    },
  });
  const [address] = (await once(child, 'message')) as [AddressInfo];
  return {
    port: address.port,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
