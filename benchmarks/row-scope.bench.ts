import { connectPostgres } from '@takst/server/platform/db/connection/postgres.ts';
import { grantToApplication } from '@takst/server/platform/db/migrate/application-rights.store.ts';
import { createRole, urlOfRole } from '@takst/server/testing/portal/application-role.ts';
import { httpContender } from './contenders/http-contender.ts';
import { withClient } from './data/bench-database.store.ts';
import { firstIds, tokenOf } from './data/data-ids.ts';
import { searchesIn } from './data/search-words.query.ts';
import { listPath, midCompany } from './list.bench.ts';
import type { Request } from './measure/http-client.ts';
import { rotate } from './measure/rotation.ts';
import { type Bench, type MeasuredPortal, measuredPortal } from './measured-portal.ts';
import { atLeast, rejectionOf, type Result } from './report/result.ts';

const pages = 20;
const maxSearches = 8;

/**
 * Lists and searches by the server as the owner of the tables, which no policy holds, and as the application's role, which
 * is kept within the row scope of each call (docs/decisions/0144).
 */
export async function rowScopeBenchmark(bench: Bench): Promise<Result> {
  await using open = new AsyncDisposableStack();
  const { url } = bench.database;
  const started = async (databaseUrl: string): Promise<MeasuredPortal> =>
    open.adopt(
      await measuredPortal({ ...bench, database: { ...bench.database, url: databaseUrl } }),
      ({ stop }) => stop(),
    );
  const owner = await started(url);
  const role = await createRole(url, (end) => open.defer(async () => void (await end())));
  const kysely = connectPostgres(url, { onIdleError: () => undefined });
  await grantToApplication(kysely, role).finally(() => kysely.destroy());
  const application = await started(urlOfRole(url, role));

  const compare = async (requests: readonly Request[]) => {
    const { connections } = bench;
    const contenders = [
      httpContender({ name: 'as the owner', ...owner, connections }, requests),
      httpContender({ name: 'as the application', ...application, connections }, requests),
    ];
    return rotate(contenders, bench.pace).finally(() => contenders.forEach(({ close }) => close()));
  };
  const list = await compare(
    Array.from({ length: pages }, (_, page) => ({
      path: listPath(midCompany, { maxEntries: '10', offset: `${page * 10}` }),
      token: tokenOf(midCompany),
    })),
  );
  const { company } = firstIds;
  const { twoNames } = await withClient(url, (client) => searchesIn(client, company));
  const search = await compare(
    twoNames.slice(0, maxSearches).map((searchFor) => ({
      path: listPath(company, { searchFor }),
      token: tokenOf(company),
    })),
  );
  const speedOf = ({ standings }: typeof list) => standings[1]?.ratio.median ?? 0;
  return {
    benchmark: 'row-scope',
    figures: [
      atLeast('list within the row scope, against without', speedOf(list), {
        goal: 0.9,
        digits: 2,
      }),
      atLeast('search within the row scope, against without', speedOf(search), {
        goal: 0.9,
        digits: 2,
      }),
    ],
    rotation: list,
    ...rejectionOf(list),
  };
}
