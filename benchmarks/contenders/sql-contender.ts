import pg from 'pg';
import { busyFor } from '../measure/busy.ts';
import type { Contender } from '../measure/rotation.ts';
import type { BareQuery } from './bare-http-process.ts';

type ContenderOptions = { name: string; databaseUrl: string; connections: number };

/** Runs the same prepared statements without HTTP. */
export async function sqlContender(
  { name, databaseUrl, connections }: ContenderOptions,
  queries: readonly BareQuery[],
): Promise<Contender & { close: () => Promise<void> }> {
  const clients = Array.from(
    { length: connections },
    () => new pg.Client({ connectionString: databaseUrl }),
  );
  for (const client of clients) await client.connect();
  let turn = 0;
  const ask = (client: pg.Client) => () => {
    const query = queries[turn++ % queries.length];
    return query ? client.query(query) : Promise.resolve();
  };
  return {
    name,
    pid: null,
    burst: (ms) => busyFor(ms, clients.map(ask)),
    close: async () => {
      for (const client of clients) await client.end();
    },
  };
}
