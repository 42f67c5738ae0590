import type { Request } from '../measure/http-client.ts';
import type { Contender } from '../measure/rotation.ts';
import { type Bench, measuredPortal } from '../measured-portal.ts';
import { recordWarm } from '../recording/record-warm.ts';
import { startBareHttp } from './bare-http-process.ts';
import { bareQueries } from './bare-queries.ts';
import { httpContender } from './http-contender.ts';
import { sqlContender } from './sql-contender.ts';

/** The same reads by bare node:http and pg, by the server, and by SQL alone, all running at once. */
export async function withReadContenders<T>(
  bench: Bench,
  requests: readonly Request[],
  work: (contenders: Record<'bareHttp' | 'server' | 'bareSql', Contender>) => Promise<T>,
): Promise<T> {
  await using open = new AsyncDisposableStack();
  const { connections, database } = bench;
  const queries = bareQueries(await recordWarm(bench, requests));
  const portal = open.adopt(await measuredPortal(bench), ({ stop }) => stop());
  const bare = open.adopt(await startBareHttp(database.url, queries), ({ stop }) => stop());
  const bareHttp = open.adopt(
    httpContender(
      { name: 'node:http + pg', ...bare, connections },
      queries.map((_, at) => ({ path: `/${at}` })),
    ),
    ({ close }) => close(),
  );
  const server = open.adopt(
    httpContender({ name: 'the server', ...portal, connections }, requests),
    ({ close }) => close(),
  );
  const bareSql = open.adopt(
    await sqlContender({ name: 'bare SQL', databaseUrl: database.url, connections }, queries),
    ({ close }) => close(),
  );
  // Awaited here, as the servers are closed when this function returns.
  return await work({ bareHttp, server, bareSql });
}
