import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newPickupCode } from '@takst/server/ticketing/tickets/operations/pickup-code.ts';
import { busyFor } from '../measure/busy.ts';
import { bytesOf, HttpClient, type Request } from '../measure/http-client.ts';
import type { Contender } from '../measure/rotation.ts';
import type { MeasuredPortal } from '../measured-portal.ts';
import type { Particulars, Replay } from '../recording/replay.ts';

type ClosableContender = Contender & { close: () => Promise<void> };

/** Sends changes to the server one by one, each with an Idempotency-Key, as the web client does. */
export function serverChanges(
  { port, pid }: MeasuredPortal,
  next: () => Request,
): ClosableContender {
  const client = new HttpClient(port);
  const change = () => client.ask(bytesOf(port, { ...next(), key: randomUUID() }));
  return {
    name: 'the server',
    pid,
    burst: (ms) => busyFor(ms, [change]),
    close: async () => client.close(),
  };
}

/** Makes changes one by one with the server's own statements. */
export async function bareChanges(
  databaseUrl: string,
  replay: Replay,
  next: () => Particulars,
): Promise<ClosableContender> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const change = () =>
    replay.run(client, { ...next(), pickupCode: newPickupCode(), key: randomUUID() });
  return {
    name: 'the bare transaction',
    pid: null,
    burst: (ms) => busyFor(ms, [change]),
    close: () => client.end(),
  };
}
